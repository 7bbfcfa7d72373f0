import { type Decision, go, stateCode } from '@fairlead/domain';
import type { To } from '../destination.ts';
import { type ApplicationFacts, applicationStatus } from './application-status.ts';
import { eligibility } from './eligibility.ts';

/** An expiring policy, or a renewal that was begun, as its legacy application names it. */
export type PolicyFacts = {
  readonly legacyApplicationId: string;
  /** The prequal decision and its reason. */
  readonly decision: string;
  readonly reasonToken: string | null;
  /** The state of its main address (US-XX), where the page to open names it. */
  readonly region: string | null;
  readonly policyEnds: string | null;
  readonly childId: string | null;
  readonly isReady: boolean;
  /** The active pre-renewal decisions of the company. */
  readonly preRenewal: readonly string[];
  /** Null for a policy that the new funnel has no application of. */
  readonly application: ApplicationFacts | null;
};

export type RenewalFacts = {
  readonly renewalsRollout: boolean;
  /** Null when the address names no application. */
  readonly policy: PolicyFacts | null;
};

/** The renewals that only the renewals team can do. */
export const unableToRenew = ['conditional_renewal', 'non_renewal'] as const;
export type UnableToRenew = (typeof unableToRenew)[number];

/** Which of the decisions stops a renewal here; null when none does. */
export const unableDecision = (preRenewal: readonly string[]): UnableToRenew | null =>
  unableToRenew.find((decision) => preRenewal.includes(decision)) ?? null;

/**
 * Where someone who wants to renew a policy goes (A§4): the first rule that holds. Both 'Unable to Renew' and 'BEGIN
 * RENEWAL' are on /renew. Throws when the address names no application, and for a status that no rule names (A§8).
 */
export function renewal(facts: RenewalFacts): Decision {
  const blocked = renewalBlock(facts);
  if (blocked) return blocked;
  const { legacyApplicationId, childId, isReady, preRenewal, application } = named(facts.policy);
  const query = { legacyApplicationId };
  if (childId)
    return go('renewal-child-exists', {
      route: 'renew-information-confirm',
      query: { ...query, preventReroute: 'true' },
    });
  if (application && application.status !== 'SUBMITTED') return begun(application);
  if (!isReady)
    return application
      ? applicationStatus(application)
      : go('legacy-application-not-from-new-funnel', { external: 'customer-portal' });
  const unable = unableDecision(preRenewal);
  return go(unable?.replace('_', '-') ?? 'ready-for-renewal', { route: 'renew', query });
}

/** The rules that hold on the confirm page too, where nobody is sent on otherwise (AMB-49). */
export function renewalBlock({ renewalsRollout, policy }: RenewalFacts): Decision | null {
  if (!renewalsRollout) return go('renewals-rollout-off', { external: 'customer-portal' });
  const { decision, reasonToken, region, policyEnds } = named(policy);
  const blocked = eligibility({ decision, reasonToken, isRenewal: true });
  if (!blocked || !('route' in blocked.to)) return blocked;
  const to = region ? atPlace(blocked.to, region) : blocked.to;
  return go(blocked.because, { ...to, state: { reason: reasonToken, policyEnds } });
}

/** A renewal that was begun is never offered Carta: last year's answers are in it. */
function begun({ applicationId, status }: ApplicationFacts): Decision {
  const to: To = { route: 'resume', params: { applicationId } };
  if (status === 'CREATED') return go('created', to);
  if (status === 'IN_PROGRESS') return go('in-progress', to);
  throw new Error(`Unhandled application status '${status}'`);
}

function named(policy: PolicyFacts | null): PolicyFacts {
  if (policy === null)
    throw new Error('The legacyApplicationId of the policy to renew is missing in the address');
  return policy;
}

/** The page of an unsupported location, with the state in its address. */
const atPlace = (to: To, region: string): To =>
  to.route === 'renewal-unsupported-location'
    ? { route: 'renewal-unsupported-location-at', params: { location: stateCode(region) } }
    : to;

export type ConfirmedFacts = {
  readonly applicationId: string;
  readonly preDecision: {
    readonly qualified: boolean;
    readonly reasoning_key: string | null;
  } | null;
  /** The state of the confirmed address: US-XX. */
  readonly region: string | null;
};

/** Where a renewal continues once its address is confirmed (A§4). */
export function renewalConfirmed({ applicationId, preDecision, region }: ConfirmedFacts): Decision {
  if (preDecision?.qualified === false && preDecision.reasoning_key === 'no_available_products') {
    const plain: To = { route: 'renewal-unsupported-location' };
    return go('new-address-unsupported', region ? atPlace(plain, region) : plain);
  }
  return go('renewal-begun', { route: 'resume', params: { applicationId } });
}
