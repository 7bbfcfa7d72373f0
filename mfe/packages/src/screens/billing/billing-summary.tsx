import { formatDay } from '@fairlead/domain/packages';
import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { monthlyNote } from '../labels.ts';
import { OrderLines } from './order-lines.tsx';

const { billing: text, order: orderText } = content;

/** What the chosen schedule costs, and the way to the payment. */
export function BillingSummary({ name }: { readonly name: string }) {
  const { billing, effectiveDate, buying } = useModel();
  const summary = useUnit({
    interval: billing.$interval,
    lines: billing.$lines,
    amounts: billing.$amounts,
    day: effectiveDate.$day,
    error: effectiveDate.$fieldError,
    isLocked: buying.$isLocked,
    isContinuing: billing.$isContinuing,
    goOn: billing.continued,
  });
  const { monthly, annually } = summary.amounts;
  const isMonthly = summary.interval === 'MONTHLY';
  return (
    <aside className="panel order order-sticky" data-surface="panel" aria-labelledby="order">
      <div className="stack stack-1">
        <h2 className="heading" id="order">
          {orderText.title}
        </h2>
        <p className="small muted">
          {summary.day ? orderText.effective(name, formatDay(summary.day)) : name}
        </p>
      </div>
      <OrderLines lines={summary.lines} interval={summary.interval} />
      <div className="due">
        <p className="row between">
          <span className="strong">{orderText.dueToday}</span>
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
    </aside>
  );
}
