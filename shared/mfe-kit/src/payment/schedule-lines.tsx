import { formatMoney, formatWholeDollars } from '@fairlead/domain/money';
import { paymentContent } from '@fairlead/store/paying';

const { dueToday, thenPayments, save } = paymentContent.schedule;

type MonthlyProps = { readonly due: number; readonly each: number };

/** What is due by the month, in cents: some payments today, then ten. */
export const MonthlyLines = ({ due, each }: MonthlyProps) => (
  <>
    <ScheduleLine name={dueToday} value={formatMoney(due)} />
    <ScheduleLine name={thenPayments} value={formatMoney(each)} />
  </>
);

type YearlyProps = {
  readonly due: number;
  /** Null: nothing is saved. */
  readonly savings: number | null;
};

/** What is due by the year, and what that saves, in cents. */
export const YearlyLines = ({ due, savings }: YearlyProps) => (
  <>
    <ScheduleLine name={dueToday} value={formatMoney(due)} />
    {savings === null ? null : (
      <ScheduleLine name={save} value={formatWholeDollars(savings)} isSaving />
    )}
  </>
);

type LineProps = { readonly name: string; readonly value: string; readonly isSaving?: boolean };

const ScheduleLine = ({ name, value, isSaving = false }: LineProps) => (
  <span className={isSaving ? 'is-save' : undefined}>
    <span>{name}</span>
    <b className="num">{value}</b>
  </span>
);
