import { FieldSkeleton, LockNote, MethodSkeleton, OrderSkeleton } from '@fairlead/mfe-kit/payment';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

const { checkout, officer, order, schedule } = content;

/** The places of the payment methods and of the officer while the application is on the way. */
export function PaymentSkeleton() {
  const modes = useUnit(useModel().method.$modes);
  return (
    <>
      <p className="visually-hidden" role="status">
        {content.loading}
      </p>
      <MethodSkeleton title={checkout.method} methods={modes}>
        <p className="small muted">{checkout.cardCertificate}</p>
      </MethodSkeleton>
      <section className="pay-section" aria-hidden="true">
        <div className="stack stack-1">
          <p className="heading">{officer.title}</p>
          <p className="small muted">{officer.text}</p>
        </div>
        <div className="grid-2">
          <FieldSkeleton label={officer.name} />
          <FieldSkeleton label={officer.titleField} />
          <FieldSkeleton className="span-2" label={officer.email} />
        </div>
      </section>
    </>
  );
}

/** The place of the order beside them. */
export const LoadingOrder = () => (
  <OrderSkeleton
    title={order.title}
    names={[[64], [118], [96], [82]]}
    note={2}
    due={schedule.dueToday}
  >
    <LockNote />
  </OrderSkeleton>
);
