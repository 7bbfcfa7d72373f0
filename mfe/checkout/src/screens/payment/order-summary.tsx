import { scheduleLabels } from '@fairlead/domain/legacy';
import { paymentMessages } from '@fairlead/domain/packages';
import { LockNote } from '@fairlead/mfe-kit/payment';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { Due } from '../due.tsx';
import { PaymentLines } from '../payment-lines.tsx';

const { order: text } = content;

/** What is about to be paid, and the one button that sends it for signature. */
export function OrderSummary({ billing }: { readonly billing: string }) {
  const order = useUnit(useModel().order.$order);
  if (!order) return null;
  return (
    <aside className="panel order order-sticky" data-surface="panel" aria-labelledby="order">
      <div className="stack stack-1">
        <div className="row between order-head">
          <h2 className="heading" id="order">
            {text.title}
          </h2>
          <a className="small" href={billing}>
            {text.change}
          </a>
        </div>
        <p className="small muted">
          {`${order.name}, ${scheduleLabels[order.schedule].toLowerCase()}, ${text.coverages(order.coverages)}`}
        </p>
      </div>
      <PaymentLines payment={order} method={order.method} />
      <Due total={order.total} plan={order.plan} />
      <Submit />
      <LockNote />
    </aside>
  );
}

function Submit() {
  const { payment } = useModel();
  const { canPay, isPaying, send } = useUnit({
    canPay: payment.$canPay,
    isPaying: payment.$isPaying,
    send: payment.sent,
  });
  return (
    <ui-button
      block
      size="lg"
      label={text.submit}
      loading={isPaying}
      busyLabel={text.submitting}
      reason={canPay ? undefined : paymentMessages.incompleteHint}
      onClick={() => send()}
    />
  );
}
