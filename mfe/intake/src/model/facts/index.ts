import type { Query } from '@fairlead/domain';
import type { AfterSignInFacts } from '@fairlead/domain/status-routing';
import {
  $experience,
  $flags,
  $intakeAnswers,
  $isAdmin,
  $ownStorage,
  $storage,
  $userInfo,
  recall,
  vantaWelcomeSeen,
} from '@fairlead/store';
import { attach, combine, createEffect } from 'effector';
import { createApplications } from './applications.ts';

/** Only signed-in users need it. An effect, because a plain promise would lose the scope of the calls after it. */
const loadStatusRoutingFx = createEffect(() => import('@fairlead/store/status-routing'));

type Applications = Pick<
  AfterSignInFacts,
  'latestLegacyApplication' | 'application' | 'isUnchecked'
>;

/**
 * Loads the facts for the rerouter after sign-in (A§4), but only those that its rules need. Its parameter is the query
 * of the start page.
 */
export function createFacts() {
  const applicationsFx = createApplications();

  const loadFx = attach({
    source: $ownStorage,
    effect: async (storage, askedFor: string | null): Promise<Applications> => {
      const { application, legacy } = await applicationsFx({ askedFor });
      const [latest] = legacy;
      const latestLegacyApplication = latest
        ? { intakeApplication: latest.intake_application }
        : null;
      if (!application) return { latestLegacyApplication, application: null, isUnchecked: false };
      const { readApplicationFactsFx, readUnchecked } = await loadStatusRoutingFx();
      const facts = await readApplicationFactsFx({ application, legacy });
      const isRenewal = application.renewal?.is_renewal_application ?? false;
      const isUnchecked = readUnchecked(storage)?.id === application.id;
      return { latestLegacyApplication, application: { ...facts, isRenewal }, isUnchecked };
    },
  });

  return attach({
    source: combine({
      flags: $flags,
      experience: $experience,
      isAdmin: $isAdmin,
      userInfo: $userInfo,
      answers: $intakeAnswers,
      storage: $storage,
    }),
    effect: async (known, query: Query): Promise<AfterSignInFacts> => {
      const legacyApplicationId = [query.legacyApplicationId].flat().at(-1) ?? null;
      const { flags, experience, isAdmin, userInfo, answers, storage } = known;
      const newFunnel = flags['new-funnel-rollout'];
      const isDecided = !newFunnel || (isAdmin && !legacyApplicationId);
      const applications = isDecided ? none : await loadFx(isAdmin ? legacyApplicationId : null);
      return {
        ...applications,
        newFunnel,
        isAdmin,
        experience,
        query,
        legacyApplicationId,
        renewalsRollout: flags['intake-client-renewals-rollout'],
        coverageNames: userInfo?.coverageNames ?? [],
        vantaWelcomeSeen: recall(storage, vantaWelcomeSeen) === true,
        hasIntakeAnswers: answers !== null,
      };
    },
  });
}

const none: Applications = {
  latestLegacyApplication: null,
  application: null,
  isUnchecked: false,
};
