import { href } from '@fairlead/domain';
import { Footer, useUnsavedEdits } from '@fairlead/mfe-kit';
import { NoSchedule, PriceChangeDialog } from '@fairlead/mfe-kit/payment';
import { $route } from '@fairlead/store';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { Offers } from '../offers.tsx';
import { PayHead } from '../pay-head.tsx';
import { useNotLoaded } from '../use-not-loaded.tsx';
import { MethodSection } from './method-section.tsx';
import { OfficerSection } from './officer-section.tsx';
import { OrderSummary } from './order-summary.tsx';
import { LoadingOrder, PaymentSkeleton } from './payment-skeleton.tsx';

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
  const notLoaded = useNotLoaded(
    <Page backTo={null} summary={<LoadingOrder />}>
      <PaymentSkeleton />
    </Page>,
  );
  // An accepted payment redirects; until then, its page stays.
  if (notLoaded && !isPaying) return notLoaded;
  if (!schedule) return <NoSchedule billing={billing} />;
  return (
    <Page
      backTo={billing}
      summary={<OrderSummary billing={billing} />}
      dialog={<PriceChangeDialog priceChange={priceChange} primary={content.priceChange.primary} />}
    >
      <MethodSection />
      <OfficerSection />
      <Offers />
    </Page>
  );
}

type Props = {
  /** Null while it isn't known. */
  readonly backTo: string | null;
  readonly summary: ReactNode;
  readonly dialog?: ReactNode;
  readonly children: ReactNode;
};

/** The same frame before and after the application is there: its heading stays. */
const Page = ({ backTo, summary, dialog, children }: Props) => (
  <>
    <PayHead title={content.checkout.title} backTo={backTo} back={content.checkout.back} />
    <div className="wrap">
      <div className="checkout">
        <div className="pay-sections">{children}</div>
        {summary}
      </div>
    </div>
    {dialog}
    <Footer />
  </>
);

function useBillingAddress() {
  const route = useUnit($route);
  const { legacyApplicationId = '', packageSlug = '' } = route?.params ?? {};
  if (!legacyApplicationId || !packageSlug) return '/';
  return href({ route: 'checkout', params: { legacyApplicationId, packageSlug } });
}
