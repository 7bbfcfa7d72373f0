import type { RedirectedPage } from '../routes/redirected-pages.ts';
import { type Decision, go } from './decision.ts';

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
