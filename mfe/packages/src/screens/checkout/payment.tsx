import { BankForm, CardForm } from '@fairlead/mfe-kit/payment';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { PaymentMethods } from './payment-methods.tsx';

/** The payment method, the error, and the form of the chosen method. */
export function Payment() {
  const { method, activation, bank, card } = useModel();
  const { chosen, paymentError, isPaying } = useUnit({
    chosen: method.$method,
    paymentError: activation.$paymentError,
    isPaying: activation.$isPaying,
  });
  return (
    <section className="pay-section" aria-labelledby="payment-method">
      <h2 className="heading" id="payment-method">
        {content.checkout.title}
      </h2>
      <PaymentMethods />
      {paymentError && 'text' in paymentError ? (
        <PaymentErrorBanner text={paymentError.text} />
      ) : null}
      {chosen === 'card' ? (
        <CardForm card={card} isPaying={isPaying} />
      ) : (
        <BankForm bank={bank} isPaying={isPaying} />
      )}
    </section>
  );
}

/** The button is beside the form or, on a phone, far below it: pressing it moves the focus to the failure. */
function PaymentErrorBanner({ text: what }: { readonly text: string }) {
  const self = useRef<HTMLDivElement>(null);
  useEffect(() => {
    self.current?.focus({ preventScroll: true });
    self.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={self} tabIndex={-1} className="pay-error">
      <ui-banner tone="danger" text={what} />
    </div>
  );
}
