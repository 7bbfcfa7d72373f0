import { lazyView, type Screens } from '@fairlead/mfe-kit';
import { HomeScreen } from './screens/home/home.tsx';
import { ReviewBlockScreen } from './screens/home/review-block.tsx';

const PackageScreen = lazyView(
  async () => (await import('./screens/package/package.tsx')).PackageScreen,
);
const BillingScreen = lazyView(
  async () => (await import('./screens/billing/billing.tsx')).BillingScreen,
);
const CheckoutScreen = lazyView(
  async () => (await import('./screens/checkout/checkout.tsx')).CheckoutScreen,
);
const PrintScreen = lazyView(async () => (await import('./screens/print/print.tsx')).PrintScreen);
const ConfirmationScreen = lazyView(
  async () => (await import('./screens/confirmation/confirmation.tsx')).ConfirmationScreen,
);

export const screens = {
  'market-submission': HomeScreen,
  'admin-market-submission': HomeScreen,
  'packages-print': PrintScreen,
  package: PackageScreen,
  'admin-package': PackageScreen,
  'gtm-review-block': ReviewBlockScreen,
  billing: BillingScreen,
  'market-submission-checkout': CheckoutScreen,
  confirmation: ConfirmationScreen,
} satisfies Screens;
