import { type PaymentSchedule, scheduleLabels } from '@fairlead/domain/legacy';
import { formatMoney, formatWholeDollars } from '@fairlead/domain/money';
import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

/** Monthly or annually, each with what it costs (A§9). */
export function ScheduleCards() {
  const amounts = useUnit(useModel().schedule.$amounts);
  if (!amounts) return null;
  const { monthly, annual, savings } = amounts;
  return (
    <fieldset className="schedule">
      <legend className="visually-hidden">{content.schedule.legend}</legend>
      <Card schedule="monthly" price={<ui-money cents={monthly.each} per="mo" size="xl" />}>
        <Line name={content.schedule.dueToday} value={formatMoney(monthly.first.total)} />
        <Line name={content.schedule.thenPayments} value={formatMoney(monthly.each)} />
        {monthly.last === monthly.each ? null : (
          <span className="tiny muted">
            {content.schedule.lastPayment(formatMoney(monthly.last))}
          </span>
        )}
      </Card>
      <Card schedule="annual" price={<ui-money cents={annual.total} per="yr" size="xl" />}>
        <Line name={content.schedule.dueToday} value={formatMoney(annual.total)} />
        {savings === null ? null : (
          <Line name={content.schedule.save} value={formatWholeDollars(savings)} isSaving />
        )}
      </Card>
    </fieldset>
  );
}

type CardProps = {
  readonly schedule: PaymentSchedule;
  readonly price: ReactNode;
  readonly children: ReactNode;
};

function Card({ schedule, price, children }: CardProps) {
  const model = useModel().schedule;
  const { chosen, choose } = useUnit({ chosen: model.$schedule, choose: model.chosen });
  const name = scheduleLabels[schedule];
  return (
    <label className="choice">
      <span className="schedule-top">
        <span className="subheading">{name}</span>
        <input
          className="check"
          type="radio"
          name="schedule"
          value={schedule}
          aria-label={name}
          aria-describedby={`schedule-${schedule}`}
          checked={chosen === schedule}
          onChange={() => choose(schedule)}
        />
      </span>
      <span id={`schedule-${schedule}`} className="stack">
        <span>{price}</span>
        <span className="schedule-lines">{children}</span>
      </span>
    </label>
  );
}

type LineProps = { readonly name: string; readonly value: string; readonly isSaving?: boolean };

function Line({ name, value, isSaving = false }: LineProps) {
  return (
    <span className={isSaving ? 'is-save' : undefined}>
      <span>{name}</span>
      <b className="num">{value}</b>
    </span>
  );
}
