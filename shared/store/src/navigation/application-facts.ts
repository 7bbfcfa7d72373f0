import {
  type Application,
  ContractError,
  getCartaEnrichment,
  getDecision,
  getIntakeLegacyApplication,
  isStatus,
  type LegacyApplication,
} from '@fairlead/contracts';
import { findMarketSubmission } from '@fairlead/contracts/application';
import type { ApplicationFacts } from '@fairlead/domain/status-routing';
import {
  $authSource,
  $experience,
  $flags,
  $isAdmin,
  createCallFx,
  createQueryFx,
  nullOnStatus,
  reportErrorFx,
  withLookupRetry,
} from '@fairlead/store';
import { attach, combine, createEffect } from 'effector';

const legacyFx = createCallFx(getIntakeLegacyApplication, withLookupRetry);
/** A submitted application may not be decided yet: the server says so with a 400. */
const decisionFx = nullOnStatus(400, createCallFx(getDecision, withLookupRetry));
const enrichmentFx = createQueryFx(getCartaEnrichment);
/** The enrichment is optional: when the look-up fails there is none, and Carta is offered. */
const cartaFx = createEffect(async () => {
  try {
    return await enrichmentFx();
  } catch (error) {
    // Who is signed out does not continue at all.
    if (isStatus(error, 401)) throw error;
    // The call reports an answer that breaks its contract itself.
    if (!(error instanceof ContractError))
      await reportErrorFx({ error, where: 'look-up of the Carta enrichment' });
    return null;
  }
});
export const findMarketSubmissionFx = createCallFx(findMarketSubmission, withLookupRetry);
/** A§7: a 404 says that the application has no market submission. */
const submissionFx = nullOnStatus(404, findMarketSubmissionFx);

const readDecisionFx = createEffect(async ({ id, application_decision }: Application) => {
  if (application_decision !== null) return application_decision;
  return (await decisionFx({ params: { id } }))?.decision ?? null;
});

const readSubmissionFx = createEffect(async (applicationId: string) => {
  const found = await submissionFx({ query: { client_data_id: applicationId } });
  return (
    found && { id: found.id, status: found.status, selectedPackageId: found.selected_package_id }
  );
});

const $known = combine({
  experience: $experience,
  authSource: $authSource,
  isAdmin: $isAdmin,
  flags: $flags,
});

type FactsRequest = {
  readonly application: Application;
  /** Legacy applications that are known already, so that theirs is not asked for again. */
  readonly legacy?: readonly LegacyApplication[];
};

/**
 * Everything that the routing by application status reads (A§4), after sign-in and after each step, asking the server
 * for what this status needs and for nothing else. Wait for the flags to be settled before it.
 */
export const readApplicationFactsFx = attach({
  source: $known,
  effect: async (
    { experience, authSource, isAdmin, flags },
    { application, legacy: listed }: FactsRequest,
  ): Promise<ApplicationFacts> => {
    const { id, status, legacy_application_id: legacyId } = application;
    const isSubmitted = status === 'SUBMITTED';
    const decision = isSubmitted ? await readDecisionFx(application) : null;
    const known = listed?.find((one) => one.id === legacyId) ?? null;
    const isAsked = isSubmitted && legacyId !== null && known === null;
    const own = isAsked ? await legacyFx({ params: { id: legacyId } }) : known;
    const legacy = isSubmitted ? own : null;
    const hasSubmission = decision === 'NON_LEGACY_ATTEST';
    const asksCarta = status === 'CREATED' && flags['carta-data-share'];
    const marketSubmission = hasSubmission ? await readSubmissionFx(id) : null;
    const carta = asksCarta ? await cartaFx() : null;
    const pending = application.pending_discretion_decision ?? legacy?.pending_discretion_decision;
    return {
      applicationId: id,
      status,
      decision,
      experience,
      authSource,
      isAdmin,
      expediteFlag: flags['request-expedited-quote'],
      cartaDataShare: flags['carta-data-share'],
      incubatorProgram: application.incubator_program,
      hasCartaEnrichment: carta?.enrichment != null,
      legacyApplicationId: legacyId,
      legacyStatus: legacy?.status ?? null,
      packageSlug: legacy?.package_slug ?? null,
      marketSubmission,
      discretion: pending
        ? {
            id: pending.id,
            userRequested: pending.user_requested,
            expediteRequested: pending.expedite_review_requested,
          }
        : null,
    };
  },
});
