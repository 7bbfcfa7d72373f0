import { type BillingInterval, formatMoney, formatWholeDollars } from '@fairlead/domain/money';
import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { lastPayment } from '../labels.ts';

/** MONTHLY or ANNUALLY, each with what it costs (B§9). */
export function ScheduleCards() {
  const { billing } = useModel();
  const { annually, monthly } = useUnit(billing.$amounts);
  return (
    <fieldset className="schedule">
      <legend className="visually-hidden">{content.billing.legend}</legend>
      <Card interval="MONTHLY" price={<ui-money cents={monthly.price} per="mo" size="xl" />}>
        <Line name={content.billing.dueToday} value={formatMoney(monthly.due)} />
        <Line name={content.billing.thenPayments} value={formatMoney(monthly.plan.each)} />
        <span className="tiny muted">{content.billing.thenNote(lastPayment(monthly.plan))}</span>
      </Card>
      <Card interval="ANNUALLY" price={<ui-money cents={annually.price} per="yr" size="xl" />}>
        <Line name={content.billing.dueToday} value={formatMoney(annually.due)} />
        {annually.savings > 0 ? (
          <Line name={content.billing.save} value={formatWholeDollars(annually.savings)} isSaving />
        ) : null}
      </Card>
    </fieldset>
  );
}

type CardProps = {
  readonly interval: BillingInterval;
  readonly price: ReactNode;
  readonly children: ReactNode;
};

function Card({ interval, price, children }: CardProps) {
  const { billing } = useModel();
  const { chosen, choose } = useUnit({ chosen: billing.$interval, choose: billing.intervalChosen });
  return (
    <label className="choice">
      <span className="schedule-top">
        <span className="kicker">{interval}</span>
        <input
          className="check"
          type="radio"
          name="schedule"
          value={interval}
          aria-label={interval}
          aria-describedby={`schedule-${interval}`}
          checked={chosen === interval}
          onChange={() => choose(interval)}
        />
      </span>
      <span id={`schedule-${interval}`} className="stack">
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
