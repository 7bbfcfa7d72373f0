import { paymentMessages } from '@fairlead/domain/packages';
import { LockNote } from '@fairlead/mfe-kit/payment';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { OrderLines, Row } from '../billing/order-lines.tsx';
import { OrderPanel } from '../billing/order-panel.tsx';
import { monthlyNote } from '../labels.ts';

const { order: text, billing } = content;

/** The order to pay, and the button that pays it. */
export function OrderSummary() {
  const { order: model, effectiveDate, method } = useModel();
  const { order, day, chosen } = useUnit({
    order: model.$order,
    day: effectiveDate.$startDay,
    chosen: method.$method,
  });
  if (!order) return null;
  return (
    <OrderPanel name={order.name} day={day}>
      <OrderLines lines={order.lines} interval={order.interval} />
      {order.fee === null ? null : (
        <dl className="summary-lines">
          <Row name={text.transactionFee[chosen]} amount={order.fee} />
        </dl>
      )}
      <div className="due">
        <p className="row between">
          <span className="strong">{billing.dueToday}</span>
          <ui-money cents={order.total} size="xl" />
        </p>
        <p className="tiny muted">{order.plan ? monthlyNote(order.plan) : billing.annualNote}</p>
        {order.fee === null ? null : <p className="tiny muted">{text.transactionFeeNote}</p>}
      </div>
      <Submit />
      <LockNote />
    </OrderPanel>
  );
}

function Submit() {
  const { activation, buying } = useModel();
  const { canPay, isPaying, isLocked, activate } = useUnit({
    canPay: activation.$canPay,
    isPaying: activation.$isPaying,
    isLocked: buying.$isLocked,
    activate: activation.activated,
  });
  return (
    <ui-button
      block
      size="lg"
      label={text.submit}
      loading={isPaying}
      busyLabel={text.submitting}
      disabled={isLocked}
      reason={canPay ? undefined : paymentMessages.incompleteHint}
      onClick={() => activate()}
    />
  );
}
