import {
  type Application,
  findMarketSubmission,
  getCartaEnrichment,
  getDecision,
  getLegacyApplication,
  type LegacyApplication,
} from '@fairlead/contracts';
import type { ApplicationFacts } from '@fairlead/domain';
import { createCallFx } from '@fairlead/store';
import { createEffect } from 'effector';
import { noneWhen, patiently } from './none-when.ts';

type Asked = {
  readonly application: Application;
  readonly legacy: readonly LegacyApplication[];
  readonly cartaDataShare: boolean;
};

type Details = Pick<
  ApplicationFacts,
  | 'decision'
  | 'legacyApplicationId'
  | 'legacyStatus'
  | 'packageSlug'
  | 'marketSubmission'
  | 'discretion'
  | 'hasCartaEnrichment'
>;

/** Loads what decides where one application goes on: only what its status asks for. */
export function createDetails() {
  const cartaFx = createCallFx(getCartaEnrichment, patiently);
  const submittedFx = createSubmitted();
  return createEffect(async ({ application, legacy, cartaDataShare }: Asked): Promise<Details> => {
    const { status } = application;
    const carta = status === 'CREATED' && cartaDataShare ? await cartaFx() : null;
    const rest = status === 'SUBMITTED' ? await submittedFx({ application, legacy }) : open;
    return {
      ...rest,
      legacyApplicationId: application.legacy_application_id,
      hasCartaEnrichment: carta !== null && carta.enrichment !== null,
    };
  });
}

const open = {
  decision: null,
  legacyStatus: null,
  packageSlug: null,
  marketSubmission: null,
  discretion: null,
};

function createSubmitted() {
  const decisionFx = noneWhen(400, createCallFx(getDecision, patiently));
  const getLegacyFx = createCallFx(getLegacyApplication, patiently);
  const submissionFx = createSubmission();

  return createEffect(async ({ application, legacy }: Omit<Asked, 'cartaDataShare'>) => {
    const { id, legacy_application_id: legacyId } = application;
    const decision =
      application.application_decision ?? (await decisionFx({ params: { id } }))?.decision ?? null;
    const known = legacy.find((one) => one.id === legacyId) ?? null;
    const own = known || !legacyId ? known : await getLegacyFx({ params: { id: legacyId } });
    const pending =
      application.pending_discretion_decision ?? own?.pending_discretion_decision ?? null;
    return {
      decision,
      legacyStatus: own?.status ?? null,
      packageSlug: own?.package_slug ?? null,
      marketSubmission: await submissionFx({ id, decision }),
      discretion: pending && {
        id: pending.id,
        userRequested: pending.user_requested,
        expediteRequested: pending.expedite_review_requested,
      },
    };
  });
}

function createSubmission() {
  const findFx = noneWhen(404, createCallFx(findMarketSubmission, patiently));
  return createEffect(async ({ id, decision }: { id: string; decision: string | null }) => {
    if (decision !== 'NON_LEGACY_ATTEST') return null;
    const found = await findFx({ query: { client_data_id: id } });
    return (
      found && { id: found.id, status: found.status, selectedPackageId: found.selected_package_id }
    );
  });
}
