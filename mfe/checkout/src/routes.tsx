import { lazyView, type Screens } from '@fairlead/mfe-kit';
import { ScheduleScreen } from './screens/schedule/schedule.tsx';

const PaymentScreen = lazyView(
  async () => (await import('./screens/payment/payment.tsx')).PaymentScreen,
);
const SignatureScreen = lazyView(
  async () => (await import('./screens/signature/signature.tsx')).SignatureScreen,
);

export const screens = {
  checkout: ScheduleScreen,
  'legacy-billing': ScheduleScreen,
  'checkout-payment': PaymentScreen,
  'officer-signature': SignatureScreen,
} satisfies Screens;
