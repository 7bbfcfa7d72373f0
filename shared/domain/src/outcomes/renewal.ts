import { type Decision, go, stateCode } from '@fairlead/domain';
import type { To } from '../routes/destination.ts';
import { type ApplicationFacts, applicationStatus } from '../status-routing/application-status.ts';
import { eligibility } from './eligibility.ts';

/** An expiring policy or a started renewal, from its legacy application. */
export type PolicyFacts = {
  readonly legacyApplicationId: string;
  /** The prequal decision and its reason. */
  readonly decision: string;
  readonly reasonToken: string | null;
  /** The state of its main address (US-XX), if the page that opens shows it. */
  readonly region: string | null;
  readonly policyEnds: string | null;
  readonly childId: string | null;
  readonly isReady: boolean;
  /** The active pre-renewal decisions of the company. */
  readonly preRenewal: readonly string[];
  /** Null for a policy without an application in the new funnel. */
  readonly application: ApplicationFacts | null;
};

export type RenewalFacts = {
  readonly renewalsRollout: boolean;
  /** Null if the address names no application. */
  readonly policy: PolicyFacts | null;
};

/** The decisions that only allow a renewal by the renewals team. */
export const unableToRenew = ['conditional_renewal', 'non_renewal'] as const;
export type UnableToRenew = (typeof unableToRenew)[number];

/** Returns the decision that stops an online renewal, or null. */
export const unableDecision = (preRenewal: readonly string[]): UnableToRenew | null =>
  unableToRenew.find((decision) => preRenewal.includes(decision)) ?? null;

/**
 * Decides where renewing a policy continues (A§4): the first rule that applies. Both 'Unable to Renew' and 'BEGIN RENEWAL'
 * are on /renew. Throws if the address names no application, and for a status that no rule covers (A§8).
 */
export function renewal(facts: RenewalFacts): Decision {
  const blocked = renewalBlock(facts);
  if (blocked) return blocked;
  const { legacyApplicationId, childId, isReady, application } = named(facts.policy);
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
  return go('ready-for-renewal', { route: 'renew', query });
}

/** Evaluates the rules that also apply on the confirm page, which otherwise stays open (AMB-49). */
export function renewalBlock({ renewalsRollout, policy }: RenewalFacts): Decision | null {
  if (!renewalsRollout) return go('renewals-rollout-off', { external: 'customer-portal' });
  const known = named(policy);
  const { decision, reasonToken, region, policyEnds } = known;
  const blocked = eligibility({ decision, reasonToken, isRenewal: true });
  if (!blocked || !('route' in blocked.to)) return blocked ?? unable(known);
  const to = region ? atPlace(blocked.to, region) : blocked.to;
  return go(blocked.because, { ...to, state: { reason: reasonToken, policyEnds } });
}

/** A policy that could be renewed, but not online. A renewal that was begun continues. */
function unable(policy: PolicyFacts): Decision | null {
  const { legacyApplicationId, childId, isReady, preRenewal, application } = policy;
  const isBegun = childId !== null || (application !== null && application.status !== 'SUBMITTED');
  const decision = unableDecision(preRenewal);
  if (isBegun || !isReady || decision === null) return null;
  return go(decision.replace('_', '-'), { route: 'renew', query: { legacyApplicationId } });
}

/** A started renewal never offers Carta, because it has last year's answers. */
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

/** Adds the state to the address of the page for an unsupported location. */
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
