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
/** The server responds with 400 if a submitted application isn't decided yet. */
const decisionFx = nullOnStatus(400, createCallFx(getDecision, withLookupRetry));
const enrichmentFx = createQueryFx(getCartaEnrichment);
/** The enrichment is optional: if the lookup fails, Carta is offered. */
const cartaFx = createEffect(async () => {
  try {
    return await enrichmentFx();
  } catch (error) {
    // A signed-out user doesn't continue.
    if (isStatus(error, 401)) throw error;
    // The call itself reports contract failures.
    if (!(error instanceof ContractError))
      await reportErrorFx({ error, where: 'look-up of the Carta enrichment' });
    return null;
  }
});
export const findMarketSubmissionFx = createCallFx(findMarketSubmission, withLookupRetry);
/** A§7: 404 means that the application has no market submission. */
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
  /** Legacy applications that are already loaded. */
  readonly legacy?: readonly LegacyApplication[];
};

/**
 * Looks up the facts for routing by application status (A§4), after sign-in and after each step, and only those that the
 * status needs. The flags must be settled before.
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
