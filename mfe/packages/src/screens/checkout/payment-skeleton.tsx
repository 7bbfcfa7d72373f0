import { MethodSkeleton } from '@fairlead/mfe-kit/payment';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

/** The place of the payment methods while the submission is on the way. */
export function PaymentSkeleton() {
  const methods = useUnit(useModel().method.$methods);
  return (
    <>
      <p className="visually-hidden" role="status">
        {content.billing.loading}
      </p>
      <MethodSkeleton title={content.checkout.title} methods={methods} />
    </>
  );
}
