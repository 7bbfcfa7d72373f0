import { useUnsavedEdits } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { PayPage } from '../billing/pay-page.tsx';
import { useNoPackage } from '../billing/use-no-package.tsx';
import { NoSchedule } from './no-schedule.tsx';
import { OrderSummary } from './order-summary.tsx';
import { Payment } from './payment.tsx';
import { PriceChange } from './price-change.tsx';
import { useBillingAddress } from './use-billing-address.ts';

/** The payment of the selected package (B§5, B§9). */
export function CheckoutScreen() {
  const { order, activation } = useModel();
  const [interval, isPaying] = useUnit([order.$interval, activation.$isPaying]);
  const backTo = useBillingAddress();
  // Leaving while a payment is pending asks first.
  useUnsavedEdits(isPaying);
  const noPackage = useNoPackage();
  if (noPackage) return noPackage;
  if (!interval) return <NoSchedule />;
  return (
    <PayPage
      backTo={backTo}
      back={content.checkout.back}
      summary={<OrderSummary />}
      dialog={<PriceChange />}
    >
      <Payment />
    </PayPage>
  );
}
