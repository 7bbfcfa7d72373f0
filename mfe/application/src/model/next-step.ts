import { getMadlibDecision } from '@fairlead/contracts/application';
import { type EligibilityFacts, eligibility, eligibilityOf } from '@fairlead/domain/outcomes';
import { createCallFx, decided, routed, withLookupRetry } from '@fairlead/store';
import {
  getApplicationFx,
  routeByStatusFx,
  type UncheckedApplication,
} from '@fairlead/store/status-routing';
import { attach, createEffect, createEvent, merge, type Store, sample } from 'effector';

/**
 * Where a new application continues: past the eligibility check, then by its status (A§4). A user who has left its
 * screen is not redirected.
 */
export function createNextStep($isOpen: Store<boolean>) {
  const created = createEvent<UncheckedApplication>();
  const madlibFx = createCallFx(getMadlibDecision, withLookupRetry);
  const askFx = attach({ effect: getApplicationFx });

  const checkEligibilityFx = createEffect(async (application: UncheckedApplication) => {
    const facts = await eligibilityFacts(application);
    return { facts, decision: eligibility(facts), ...application };
  });

  async function eligibilityFacts(application: UncheckedApplication): Promise<EligibilityFacts> {
    const { id, legacy_application_id: legacyId, pre_decision } = application;
    if (legacyId) {
      const { decision, reason_token: reasonToken } = await madlibFx({ params: { id: legacyId } });
      return { decision, reasonToken, isRenewal: decision === 'maybe' && (await isRenewal(id)) };
    }
    const isRefused = pre_decision?.qualified === false;
    return eligibilityOf(pre_decision, { isRenewal: isRefused && (await isRenewal(id)) });
  }

  /**
   * A client with a renewal that isn't submitted continues it instead of a new application. Requested only when it
   * matters.
   */
  async function isRenewal(id: string): Promise<boolean> {
    const { renewal } = await askFx({ params: { id } });
    return renewal?.is_renewal_application ?? false;
  }
  sample({ clock: created, target: checkEligibilityFx });

  const checked = sample({ clock: checkEligibilityFx.doneData, filter: $isOpen });
  const notEligible = checked.filterMap(({ decision, facts, region }) =>
    decision ? { decision, facts, region } : undefined,
  );
  sample({
    clock: notEligible,
    fn: ({ decision, facts }) => ({ ...decision, router: 'eligibility' as const, facts }),
    target: decided,
  });
  sample({
    clock: notEligible,
    fn: ({ decision, region }) => ({ to: { ...decision.to, state: { region } } }),
    target: routed,
  });
  const routeFx = attach({ effect: routeByStatusFx });
  sample({
    clock: checked,
    filter: ({ decision }) => decision === null,
    fn: ({ id }) => ({ applicationId: id }),
    target: routeFx,
  });

  return {
    created,
    failed: merge([checkEligibilityFx.failData, routeFx.failData]),
    /** The next screen is opening: no part of the creation is repeated. */
    arrived: merge([notEligible, routeFx.done]),
  };
}
