import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { monthlyNote } from '../labels.ts';
import { OrderLines } from './order-lines.tsx';
import { OrderPanel } from './order-panel.tsx';

const { billing: text } = content;

/** The cost of the chosen schedule, and the button that continues to the payment. */
export function BillingSummary({ name }: { readonly name: string }) {
  const { advice, billing, effectiveDate, buying } = useModel();
  const summary = useUnit({
    intervals: billing.$intervals,
    interval: billing.$interval,
    ask: advice.asked,
    lines: billing.$lines,
    amounts: billing.$amounts,
    day: effectiveDate.$startDay,
    error: effectiveDate.$fieldError,
    isLocked: buying.$isLocked,
    isContinuing: billing.$isContinuing,
    goOn: billing.continued,
  });
  if (summary.intervals.length === 0)
    return (
      <OrderPanel name={name} day={summary.day}>
        <p>{content.comparison.unpriced}</p>
        <ui-button
          block
          size="lg"
          label={content.comparison.advisor}
          onClick={() => summary.ask()}
        />
      </OrderPanel>
    );
  const { monthly, annually } = summary.amounts;
  const isMonthly = summary.interval === 'MONTHLY';
  return (
    <OrderPanel name={name} day={summary.day}>
      <OrderLines lines={summary.lines} interval={summary.interval} />
      <div className="due">
        <p className="row between">
          <span className="strong">{text.dueToday}</span>
          <ui-money cents={isMonthly ? monthly.due : annually.due} size="xl" />
        </p>
        <p className="tiny muted">{isMonthly ? monthlyNote(monthly.plan) : text.annualNote}</p>
      </div>
      <ui-button
        block
        size="lg"
        label={text.continue}
        loading={summary.isContinuing}
        busyLabel={text.continuing}
        disabled={summary.isLocked}
        reason={summary.error ?? undefined}
        onClick={() => summary.goOn()}
      />
    </OrderPanel>
  );
}
