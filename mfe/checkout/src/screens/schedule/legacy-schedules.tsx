import { type PaymentSchedule, scheduleLabels } from '@fairlead/domain/legacy';
import { formatMoney } from '@fairlead/domain/money';
import { MonthlyLines, ScheduleCard, ScheduleCards, YearlyLines } from '@fairlead/mfe-kit/payment';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

const { schedule: text } = content;

/** Monthly or annually, each with its cost (A§9). */
export function LegacySchedules() {
  const model = useModel().schedule;
  const { amounts, change, chosen, choose } = useUnit({
    amounts: model.$amounts,
    change: model.$yearlyChange,
    chosen: model.$schedule,
    choose: model.chosen,
  });
  if (!amounts) return null;
  const { monthly, annual, savings } = amounts;
  const card = (schedule: PaymentSchedule) =>
    ({ schedule, name: scheduleLabels[schedule], chosen, onChoose: choose }) as const;
  return (
    <ScheduleCards legend={text.legend}>
      <ScheduleCard {...card('monthly')} cents={monthly.each} per="mo">
        <MonthlyLines due={monthly.first.total} each={monthly.each} />
        {monthly.last === monthly.each ? null : (
          <span className="tiny muted">{text.lastPayment(formatMoney(monthly.last))}</span>
        )}
      </ScheduleCard>
      <ScheduleCard {...card('annual')} cents={annual.total} per="yr">
        <YearlyLines due={annual.total} savings={savings} />
        {change ? (
          <span className="tiny muted">
            {text.thanLastYear(formatMoney(change.amount), change.isMore)}
          </span>
        ) : null}
      </ScheduleCard>
    </ScheduleCards>
  );
}
