import type { BillingInterval } from '@fairlead/domain/money';
import { MonthlyLines, ScheduleCard, ScheduleCards, YearlyLines } from '@fairlead/mfe-kit/payment';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { lastPayment } from '../labels.ts';

const { billing: text } = content;

/** Monthly or annually, each with its cost (B§9). */
export function BillingIntervals() {
  const { billing } = useModel();
  const { intervals, amounts, chosen, choose } = useUnit({
    intervals: billing.$intervals,
    amounts: billing.$amounts,
    chosen: billing.$interval,
    choose: billing.intervalChosen,
  });
  if (intervals.length === 0) return null;
  const { annually, monthly } = amounts;
  const isSaving = intervals.includes('MONTHLY') && annually.savings > 0;
  const card = (schedule: BillingInterval) => ({ schedule, chosen, onChoose: choose }) as const;
  return (
    <ScheduleCards legend={text.legend}>
      {intervals.includes('MONTHLY') ? (
        <ScheduleCard {...card('MONTHLY')} name={text.monthly} cents={monthly.price} per="mo">
          <MonthlyLines due={monthly.due} each={monthly.plan.each} />
          <span className="tiny muted">{text.thenNote(lastPayment(monthly.plan))}</span>
        </ScheduleCard>
      ) : null}
      {intervals.includes('ANNUALLY') ? (
        <ScheduleCard {...card('ANNUALLY')} name={text.annually} cents={annually.price} per="yr">
          <YearlyLines due={annually.due} savings={isSaving ? annually.savings : null} />
        </ScheduleCard>
      ) : null}
    </ScheduleCards>
  );
}
