import { useUnsavedEdits } from '@fairlead/mfe-kit';
import { LockNote, NoSchedule } from '@fairlead/mfe-kit/payment';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { PackageOrderSkeleton } from '../billing/order-skeleton.tsx';
import { PayPage } from '../billing/pay-page.tsx';
import { useNoPackage } from '../billing/use-no-package.tsx';
import { OrderSummary } from './order-summary.tsx';
import { Payment } from './payment.tsx';
import { PaymentSkeleton } from './payment-skeleton.tsx';
import { PriceChange } from './price-change.tsx';
import { useBillingAddress } from './use-billing-address.ts';

/** The payment of the selected package (B§5, B§9). */
export function CheckoutScreen() {
  const { order, activation } = useModel();
  const billing = useBillingAddress();
  const [interval, isPaying] = useUnit([order.$interval, activation.$isPaying]);
  // Leaving while a payment is pending asks first.
  useUnsavedEdits(isPaying);
  const noPackage = useNoPackage(
    <Page summary={<LoadingOrder />}>
      <PaymentSkeleton />
    </Page>,
  );
  if (noPackage) return noPackage;
  if (!interval) return <NoSchedule billing={billing} />;
  return (
    <Page summary={<OrderSummary />} dialog={<PriceChange />}>
      <Payment />
    </Page>
  );
}

type Props = {
  readonly summary: ReactNode;
  readonly dialog?: ReactNode;
  readonly children: ReactNode;
};

/** The same frame before and after the package is there: its heading and its questions stay. */
function Page(props: Props) {
  const known = useUnit(useModel().submission.$submission);
  const address = useBillingAddress();
  return <PayPage backTo={known && address} back={content.checkout.back} {...props} />;
}

const LoadingOrder = () => (
  <PackageOrderSkeleton>
    <LockNote />
  </PackageOrderSkeleton>
);
