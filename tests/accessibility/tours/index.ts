import { accountTours } from './account.ts';
import { adminTours } from './admin.ts';
import { applicationTours } from './application.ts';
import { checkoutTours } from './checkout.ts';
import { decisionTours } from './decision.ts';
import { failureTours } from './failures.ts';
import { loadingTours } from './loading.ts';
import { packageTours } from './packages.ts';
import { renewalTours } from './renewal.ts';
import type { Tour } from './tour.ts';

/** Every screen of the product and its states, each with the steps that lead there. */
export const tours: readonly Tour[] = [
  ...accountTours,
  ...applicationTours,
  ...decisionTours,
  ...checkoutTours,
  ...failureTours,
  ...loadingTours,
  ...renewalTours,
  ...packageTours,
  ...adminTours,
];
