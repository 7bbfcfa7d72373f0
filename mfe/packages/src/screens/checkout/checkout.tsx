import { href } from '@fairlead/domain';
import { useUnsavedEdits } from '@fairlead/mfe-kit';
import { BankForm, CardForm } from '@fairlead/mfe-kit/payment';
import { $route } from '@fairlead/store';
import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { Faq } from '../billing/faq.tsx';
import { OfferChange } from '../billing/offer-change.tsx';
import { PayHead } from '../billing/pay-head.tsx';
import { ApplicationExpired, PricesExpired } from '../home/prompts.tsx';
import { Refreshing } from '../home/refreshing.tsx';
import { useNotLoaded } from '../use-loaded.tsx';
import { MethodCards } from './method-cards.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PriceChange } from './price-change.tsx';

/** The payment of the selected package (B§5, B§9). */
export function CheckoutScreen() {
  const { $package, order, refresh, activation } = useModel();
  const { selected, interval, isRefreshing, isPaying } = useUnit({
    selected: $package,
    interval: order.$interval,
    isRefreshing: refresh.$isRefreshing,
    isPaying: activation.$isPaying,
  });
  // Leaving while a payment is on its way asks first.
  useUnsavedEdits(isPaying);
  const notLoaded = useNotLoaded();
  if (notLoaded) return notLoaded;
  if (isRefreshing) return <Refreshing />;
  if (!selected) return <ui-overlay />;
  if (!interval) return <NoSchedule />;
  return (
    <>
      <Head />
      <div className="wrap">
        <div className="checkout">
          <div className="pay-sections">
            <PricesExpired />
            <Payment />
            <Faq />
          </div>
          <OrderSummary />
        </div>
      </div>
      <PriceChange />
      <OfferChange />
      <ApplicationExpired />
      <ui-footer />
    </>
  );
}

function Payment() {
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
      <MethodCards />
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

/** The button stands beside the form or, on a phone, far below it: whoever pressed it is brought to what went wrong. */
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

const Head = () => <PayHead backTo={useBillingAddress()} back={content.checkout.back} />;

/** The address names a schedule that there is not (A§8). */
function NoSchedule() {
  const address = useBillingAddress();
  return (
    <div className="wrap stack hand-over">
      <h1 className="title">{content.checkout.noSchedule}</h1>
      <p>
        <a href={address}>{content.checkout.noScheduleAction}</a>
      </p>
    </div>
  );
}

function useBillingAddress() {
  const { submission } = useModel();
  const { known, route } = useUnit({ known: submission.$submission, route: $route });
  const marketSubmissionId = known?.id ?? route?.params.marketSubmissionId ?? '';
  return href({ route: 'billing', params: { marketSubmissionId } });
}
