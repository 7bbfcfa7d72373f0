import { keysOf, lookUp } from '../values/records.ts';

/** A§3: the packages of a legacy application, by slug, with the name that the applicant reads (legacy.md §2). */
const packageNames = {
  basic: 'Essentials',
  requested_coverages: 'Your request',
  recommended: 'Recommended',
  renewal: 'Same as last year',
  recommended_renewal: 'Recommended for this year',
  brex_10k_points_basic: 'Essentials with Brex points',
  brex_10k_points_recommended: 'Recommended with Brex points',
  pay_when_you_raise_basic: 'Essentials, pay when you raise',
  pay_when_you_raise_recommended: 'Recommended, pay when you raise',
  svb_credit_solutions_basic: 'Essentials for SVB Credit Solutions',
  svb_credit_solutions_recommended: 'Recommended for SVB Credit Solutions',
  svb_credit_solutions_ineligible: 'Essentials',
  svb_edge_basic: 'Essentials for SVB Edge',
  svb_edge_recommended: 'Recommended for SVB Edge',
  vanta_recommended: 'Recommended',
  vanta_complete: 'Complete',
  vanta_compliant: 'Compliant',
  carta_basic: 'Essentials for Carta',
  carta_recommended: 'Recommended for Carta',
  pulley_basic: 'Essentials for Pulley',
  pulley_recommended: 'Recommended for Pulley',
  angellist_dando_basic: 'Directors and officers $1M',
  angellist_dando_recommended: 'Directors and officers $2M',
  angellist_onboarding_basic: 'Essentials for AngelList',
  angellist_onboarding_recommended: 'Recommended for AngelList',
} as const;

export type PackageSlug = keyof typeof packageNames;

export const packageSlugs: readonly PackageSlug[] = keysOf(packageNames);

/** The name of a package; a slug that this client does not know reads "Your package". */
export const packageName = (slug: string | null): string =>
  (slug === null ? null : lookUp(packageNames, slug)) ?? 'Your package';
