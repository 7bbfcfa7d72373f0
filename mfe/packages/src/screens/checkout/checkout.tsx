import { Footer, useUnsavedEdits } from '@fairlead/mfe-kit';
import { Faq } from '@fairlead/mfe-kit/payment';
import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { OfferChange } from '../billing/offer-change.tsx';
import { PayHead } from '../billing/pay-head.tsx';
import { ApplicationExpired, PricesExpired } from '../home/prompts.tsx';
import { Refreshing } from '../home/refreshing.tsx';
import { useNotLoaded } from '../use-loaded.tsx';
import { NoSchedule } from './no-schedule.tsx';
import { OrderSummary } from './order-summary.tsx';
import { Payment } from './payment.tsx';
import { PriceChange } from './price-change.tsx';
import { useBillingAddress } from './use-billing-address.ts';

/** The payment of the selected package (B§5, B§9). */
export function CheckoutScreen() {
  const { $package, order, refresh, activation } = useModel();
  const { selected, interval, isRefreshing, isPaying } = useUnit({
    selected: $package,
    interval: order.$interval,
    isRefreshing: refresh.$isRefreshing,
    isPaying: activation.$isPaying,
  });
  // Leaving while a payment is pending asks first.
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
            <Faq {...content.faq} />
          </div>
          <OrderSummary />
        </div>
      </div>
      <PriceChange />
      <OfferChange />
      <ApplicationExpired />
      <Footer />
    </>
  );
}

const Head = () => <PayHead backTo={useBillingAddress()} back={content.checkout.back} />;
