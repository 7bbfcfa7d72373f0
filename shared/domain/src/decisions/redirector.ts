import { type Decision, go } from './decision.ts';

/** The pages that have such an entry. */
export const redirectedPages = ['billing', 'checkout', 'officer-signature'] as const;

export type RedirectedPage = (typeof redirectedPages)[number];

export type RedirectorFacts = {
  readonly page: RedirectedPage;
  readonly applicationId: string | null;
  readonly packageSlug: string | null;
  readonly paymentSchedule: string | null;
};

/** Legacy entries with their ids in the query (A§2, AMB-18, AMB-50). A missing parameter goes to the portal's login. */
export function redirector({
  page,
  applicationId,
  packageSlug,
  paymentSchedule,
}: RedirectorFacts): Decision {
  const missing = go('parameters-missing', { external: 'customer-portal-login' });
  if (!applicationId || !packageSlug) return missing;
  const params = { legacyApplicationId: applicationId, packageSlug };
  if (page === 'billing') return go('billing', { route: 'legacy-billing', params });
  if (page === 'officer-signature')
    return go('officer-signature', { route: 'officer-signature', params });
  if (!paymentSchedule) return missing;
  return go('checkout', { route: 'checkout-payment', params: { ...params, paymentSchedule } });
}
