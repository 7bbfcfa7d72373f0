import { getIntakeLegacyApplication, type LegacyApplication } from '@fairlead/contracts';
import {
  getNewRenewal,
  getPrequalDecision,
  getPreRenewalDecisions,
  type QuestionSet,
} from '@fairlead/contracts/application';
import type { PolicyFacts, RenewalFacts } from '@fairlead/domain/outcomes';
import { $flags, createCallFx, withLookupRetry } from '@fairlead/store';
import { getApplicationFx, readApplicationFactsFx } from '@fairlead/store/status-routing';
import { attach, createEffect } from 'effector';
import { addressIn } from './address.ts';

export type PolicyRequest = {
  readonly legacyApplicationId: string | null;
  /** Whether to evaluate every rule of the router, or only those that stop a confirmed renewal (AMB-49). */
  readonly isRerouted: boolean;
};

/**
 * Looks up the facts of the renewal router, and only those that the next rule needs: no call with the flag off or without
 * an id, and none after an earlier rule has decided.
 */
export function createPolicyFacts() {
  const legacyFx = createCallFx(getIntakeLegacyApplication, withLookupRetry);
  const prequalFx = createCallFx(getPrequalDecision, withLookupRetry);
  const decisionsFx = createCallFx(getPreRenewalDecisions, withLookupRetry);
  const setFx = createCallFx(getNewRenewal, withLookupRetry);
  const applicationFx = attach({ effect: getApplicationFx });

  /** The page for an unsupported location shows the state's name if it is known. */
  const readRegionFx = createEffect(async (legacyApplicationId: string) => {
    const set = await setFx({ query: { legacy_parent_id: legacyApplicationId } }).catch(() => null);
    return set && regionOf(set);
  });

  const readPolicyFx = createEffect(
    async ({ legacyApplicationId: id, isRerouted }: KnownPolicyRequest): Promise<PolicyFacts> => {
      const [legacy, prequal] = await Promise.all([
        legacyFx({ params: { id } }),
        prequalFx({ params: { id } }),
      ]);
      const known = { ...basics(id, legacy), ...eligibilityIn(prequal) };
      if (known.decision === 'maybe')
        return known.reasonToken === 'unsupported_location'
          ? { ...known, region: await readRegionFx(id) }
          : known;
      if (known.childId || !legacy.application_id) return known;
      const application = await applicationFx({ params: { id: legacy.application_id } });
      const isReady = application.renewal?.is_ready_for_renewal ?? known.isReady;
      const facts = isRerouted
        ? await readApplicationFactsFx({ application, legacy: [legacy] })
        : null;
      const more = { ...known, application: facts, isReady };
      if (!isReady || application.status !== 'SUBMITTED') return more;
      const active = await decisionsFx({ params: { id: application.company_id } });
      return { ...more, preRenewal: active.map(({ decision }) => decision) };
    },
  );

  return attach({
    source: $flags,
    effect: async (flags, { legacyApplicationId, isRerouted }: PolicyRequest) => {
      const renewalsRollout = flags['intake-client-renewals-rollout'];
      const isAsked = renewalsRollout && legacyApplicationId !== null;
      const policy = isAsked ? await readPolicyFx({ legacyApplicationId, isRerouted }) : null;
      return { renewalsRollout, policy } satisfies RenewalFacts;
    },
  });
}

type KnownPolicyRequest = { readonly legacyApplicationId: string; readonly isRerouted: boolean };

const basics = (legacyApplicationId: string, { renewal }: LegacyApplication) => ({
  legacyApplicationId,
  region: null,
  policyEnds: renewal?.policy_ends ?? null,
  childId: renewal?.renewal_child_application_id ?? null,
  isReady: renewal?.is_ready_for_renewal ?? false,
  preRenewal: [],
  application: null,
});

const eligibilityIn = ({
  decision,
  reason_token: reasonToken,
}: {
  readonly decision: string;
  readonly reason_token: string | null;
}) => ({ decision, reasonToken });

const regionOf = (set: QuestionSet): string | null => addressIn(set).region || null;
