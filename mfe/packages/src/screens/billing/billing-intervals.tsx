import { type BillingInterval, formatMoney, formatWholeDollars } from '@fairlead/domain/money';
import { ScheduleCard, ScheduleCards, ScheduleLine } from '@fairlead/mfe-kit/payment';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { lastPayment } from '../labels.ts';

const { billing: text } = content;

/** MONTHLY or ANNUALLY, each with its cost (B§9). */
export function BillingIntervals() {
  const { billing } = useModel();
  const { amounts, chosen, choose } = useUnit({
    amounts: billing.$amounts,
    chosen: billing.$interval,
    choose: billing.intervalChosen,
  });
  const { annually, monthly } = amounts;
  const card = (schedule: BillingInterval) =>
    ({ schedule, name: schedule, nameStyle: 'kicker', chosen, onChoose: choose }) as const;
  return (
    <ScheduleCards legend={text.legend}>
      <ScheduleCard {...card('MONTHLY')} cents={monthly.price} per="mo">
        <ScheduleLine name={text.dueToday} value={formatMoney(monthly.due)} />
        <ScheduleLine name={text.thenPayments} value={formatMoney(monthly.plan.each)} />
        <span className="tiny muted">{text.thenNote(lastPayment(monthly.plan))}</span>
      </ScheduleCard>
      <ScheduleCard {...card('ANNUALLY')} cents={annually.price} per="yr">
        <ScheduleLine name={text.dueToday} value={formatMoney(annually.due)} />
        {annually.savings > 0 ? (
          <ScheduleLine name={text.save} value={formatWholeDollars(annually.savings)} isSaving />
        ) : null}
      </ScheduleCard>
    </ScheduleCards>
  );
}
