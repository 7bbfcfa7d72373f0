import type { AfterSignInFacts } from '@fairlead/domain';
import {
  $authSource,
  $experience,
  $flags,
  $intakeAnswers,
  $storage,
  $userInfo,
  recall,
  vantaWelcomeSeen,
} from '@fairlead/store';
import { attach, combine } from 'effector';
import { createApplications } from './applications.ts';
import { createDetails } from './details.ts';

type Applications = Pick<AfterSignInFacts, 'latestLegacyApplication' | 'application'>;

/** Loads everything that the rerouter after sign-in reads (A§4), and nothing where an earlier rule decides. */
export function createFacts() {
  const applicationsFx = createApplications();
  const detailsFx = createDetails();

  const loadFx = attach({
    source: { flags: $flags, experience: $experience, authSource: $authSource, user: $userInfo },
    effect: async (known, askedFor: string | null): Promise<Applications> => {
      const { flags, experience, authSource, user } = known;
      const isAdmin = user?.isAdmin ?? false;
      const { application, legacy } = await applicationsFx({ askedFor: isAdmin ? askedFor : null });
      const [latest] = legacy;
      const latestLegacyApplication = latest
        ? { intakeApplication: latest.intake_application }
        : null;
      if (!application) return { latestLegacyApplication, application: null };
      const cartaDataShare = flags['carta-data-share'];
      const details = await detailsFx({ application, legacy, cartaDataShare });
      return {
        latestLegacyApplication,
        application: {
          ...details,
          applicationId: application.id,
          status: application.status,
          isRenewal: application.renewal?.is_renewal_application ?? false,
          incubatorProgram: application.incubator_program,
          cartaDataShare,
          experience,
          authSource,
          isAdmin,
          expediteFlag: flags['request-expedited-quote'],
        },
      };
    },
  });

  return attach({
    source: combine({
      flags: $flags,
      experience: $experience,
      userInfo: $userInfo,
      answers: $intakeAnswers,
      storage: $storage,
    }),
    effect: async (known, legacyApplicationId: string | null): Promise<AfterSignInFacts> => {
      const { flags, experience, userInfo, answers, storage } = known;
      const isAdmin = userInfo?.isAdmin ?? false;
      const newFunnel = flags['new-funnel-rollout'];
      const isDecided = !newFunnel || (isAdmin && !legacyApplicationId);
      const applications = isDecided ? none : await loadFx(legacyApplicationId);
      return {
        ...applications,
        newFunnel,
        isAdmin,
        experience,
        legacyApplicationId,
        renewalsRollout: flags['intake-client-renewals-rollout'],
        coverageNames: userInfo?.coverageNames ?? [],
        vantaWelcomeSeen: recall(storage, vantaWelcomeSeen) === true,
        hasIntakeAnswers: answers !== null,
      };
    },
  });
}

const none: Applications = { latestLegacyApplication: null, application: null };
