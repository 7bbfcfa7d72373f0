import type { CallCase } from './case.ts';
import { admin } from './cases/admin.ts';
import { application } from './cases/application.ts';
import { checkout } from './cases/checkout.ts';
import { creation } from './cases/creation.ts';
import { decision } from './cases/decision.ts';
import { intake } from './cases/intake.ts';
import { packages } from './cases/packages.ts';
import { payment } from './cases/payment.ts';
import { renewal } from './cases/renewal.ts';
import { review } from './cases/review.ts';
import { session } from './cases/session.ts';

/** The outcome of each failed call, by area. */
export const outcomes = {
  'Session and companies': session,
  'Start page and account': intake,
  'Creating the application': creation,
  'Question sets': application,
  'Review and attestation': review,
  'Decision screens': decision,
  Renewals: renewal,
  Packages: packages,
  Payment: payment,
  'Checkout of legacy applications': checkout,
  'Admin tool': admin,
} as const;

export const cases = Object.values(outcomes).flat();

/** Until there are packages to buy. */
export const applyingCases: readonly CallCase[] = [
  session,
  intake,
  creation,
  application,
  review,
  decision,
  renewal,
].flat();

/** From there on. */
export const buyingCases = cases.filter((one) => !applyingCases.includes(one));
