import type { Screens } from '@fairlead/mfe-kit';
import { lazy } from 'react';
import { HomeScreen } from './screens/home/home.tsx';
import { ReviewBlockScreen } from './screens/home/review-block.tsx';

const PackageScreen = lazy(async () => ({
  default: (await import('./screens/package/package.tsx')).PackageScreen,
}));
const BillingScreen = lazy(async () => ({
  default: (await import('./screens/billing/billing.tsx')).BillingScreen,
}));
const CheckoutScreen = lazy(async () => ({
  default: (await import('./screens/checkout/checkout.tsx')).CheckoutScreen,
}));
const ConfirmationScreen = lazy(async () => ({
  default: (await import('./screens/confirmation/confirmation.tsx')).ConfirmationScreen,
}));

export const screens = {
  'market-submission': HomeScreen,
  'admin-market-submission': HomeScreen,
  package: PackageScreen,
  'admin-package': PackageScreen,
  'gtm-review-block': ReviewBlockScreen,
  billing: BillingScreen,
  'market-submission-checkout': CheckoutScreen,
  confirmation: ConfirmationScreen,
} satisfies Screens;
