import { href } from '@fairlead/domain';
import { Footer, useUnsavedEdits } from '@fairlead/mfe-kit';
import { PriceChangeDialog } from '@fairlead/mfe-kit/payment';
import { $route } from '@fairlead/store';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { Offers } from '../offers.tsx';
import { PayHead } from '../pay-head.tsx';
import { useNotLoaded } from '../use-not-loaded.tsx';
import { MethodSection } from './method-section.tsx';
import { OfficerSection } from './officer-section.tsx';
import { OrderSummary } from './order-summary.tsx';

/** What a quote is paid with and who signs it (A§2). */
export function PaymentScreen() {
  const { order, payment, officer, priceChange } = useModel();
  const { schedule, isPaying, isAtRisk } = useUnit({
    schedule: order.$schedule,
    isPaying: payment.$isPaying,
    isAtRisk: officer.$isAtRisk,
  });
  // Leaving while a payment is pending asks first.
  useUnsavedEdits(isPaying || isAtRisk);
  const billing = useBillingAddress();
  const notLoaded = useNotLoaded();
  // An accepted payment redirects; until then, its page stays.
  if (notLoaded && !isPaying) return notLoaded;
  if (!schedule) return <NoSchedule address={billing} />;
  return (
    <>
      <PayHead title={content.checkout.title} backTo={billing} back={content.checkout.back} />
      <div className="wrap">
        <div className="checkout">
          <div className="pay-sections">
            <MethodSection />
            <OfficerSection />
            <Offers />
          </div>
          <OrderSummary billing={billing} />
        </div>
      </div>
      <PriceChangeDialog priceChange={priceChange} primary={content.priceChange.primary} />
      <Footer />
    </>
  );
}

/** The page for an unknown schedule in the address (A§8). */
function NoSchedule({ address }: { readonly address: string }) {
  return (
    <div className="wrap stack">
      <h1 className="title">{content.checkout.noSchedule}</h1>
      <p>
        <a href={address}>{content.checkout.noScheduleAction}</a>
      </p>
    </div>
  );
}

function useBillingAddress() {
  const route = useUnit($route);
  const { legacyApplicationId = '', packageSlug = '' } = route?.params ?? {};
  if (!legacyApplicationId || !packageSlug) return '/';
  return href({ route: 'checkout', params: { legacyApplicationId, packageSlug } });
}
