import {
  applicationDecisions,
  applicationStatuses,
  authSources,
  authStatuses,
  destinationOf,
  experiences,
  type GuardFacts,
  type IntakeEntryFacts,
  legacyStatuses,
  marketSubmissionStatuses,
  productName,
  type RedirectorFacts,
  redirectedPages,
  routeNames,
} from '@fairlead/domain';
import {
  type AttestFacts,
  type AuthCallbackFacts,
  type ConfirmedFacts,
  type DeclineFacts,
  type EligibilityFacts,
  type EmailVerifiedFacts,
  type PolicyFacts,
  partners,
  type RenewalFacts,
} from '@fairlead/domain/outcomes';
import { type SubmissionScreenFacts, submissionScreens } from '@fairlead/domain/packages';
import type {
  AfterSignInFacts,
  ApplicationFacts,
  SubmittedFacts,
} from '@fairlead/domain/status-routing';
import { combinations, either, type Space } from './combinations.ts';

// For every router: each fact it reads, with every value that a rule distinguishes. Other facts have one value.

const legacyIds = ['10026', null] as const;
const programs = [...Object.keys(partners), null];

export const guardFacts: Space<GuardFacts> = {
  route: routeNames,
  status: authStatuses,
  authSource: authSources,
  clientSelectionRequired: either,
  isAdmin: either,
  quoting: either,
  adminTooling: either,
  // A rule applies only if they are missing: with them, the routes open, which the map doesn't draw.
  coverageNames: [[]],
  isDecided: [false],
  experience: experiences,
  email: [null],
};

export const intakeEntryFacts: Space<IntakeEntryFacts> = {
  status: authStatuses,
  clientSelectionRequired: either,
  authSource: authSources,
  experience: experiences,
  email: [null],
};

export const emailVerifiedFacts: Space<EmailVerifiedFacts> = {
  success: ['true', 'false', null],
  message: ['single-use', 'only be used once', 'already verified', 'access expired', null],
};

export const authCallbackFacts: Space<AuthCallbackFacts> = {
  status: authStatuses,
  clientSelectionRequired: either,
  experience: experiences,
  email: [null],
  wanted: [
    null,
    ...routeNames.map((route) => ({
      address: route,
      to: destinationOf({ name: route, params: {} }),
    })),
  ],
  query: [{}],
};

export const submittedFacts: Space<SubmittedFacts> = {
  applicationId: ['app_1'],
  decision: applicationDecisions,
  experience: [productName],
  authSource: ['auth_service'],
  isAdmin: either,
  expediteFlag: either,
  legacyApplicationId: legacyIds,
  legacyStatus: [...legacyStatuses, null],
  packageSlug: ['recommended', null],
  marketSubmission: [
    null,
    ...marketSubmissionStatuses.flatMap((status) =>
      ['pk_1', null].map((selectedPackageId) => ({ id: 'ms_1', status, selectedPackageId })),
    ),
  ],
  discretion: [
    null,
    ...either.flatMap((userRequested) =>
      either.map((expediteRequested) => ({ id: 'dd_1', userRequested, expediteRequested })),
    ),
  ],
};

/** Applications with every status, and a submitted one of each kind that the decision router distinguishes. */
export const applicationFacts = (submitted: readonly SubmittedFacts[]): ApplicationFacts[] =>
  submitted.flatMap((facts) => [
    ...combinations({
      ...fixed(facts),
      experience: experiences,
      applicationId: ['app_1'],
      status: applicationStatuses,
      cartaDataShare: either,
      incubatorProgram: programs,
      hasCartaEnrichment: either,
    }),
  ]);

/** `applications`: one of each kind that the application status router distinguishes. */
export const afterSignInFacts = (
  applications: readonly ApplicationFacts[],
): Space<AfterSignInFacts> => ({
  newFunnel: either,
  renewalsRollout: either,
  experience: experiences,
  query: [{}],
  isAdmin: either,
  legacyApplicationId: legacyIds,
  coverageNames: [[], ['general liability'], ['general liability', 'cyber']],
  latestLegacyApplication: [null, { intakeApplication: true }, { intakeApplication: false }],
  application: [
    null,
    ...applications.flatMap((facts) => either.map((isRenewal) => ({ ...facts, isRenewal }))),
  ],
  isUnchecked: either,
  vantaWelcomeSeen: either,
  hasIntakeAnswers: either,
});

/** `applications`: one of each kind that the decision router distinguishes. */
export const renewalFacts = (applications: readonly ApplicationFacts[]): Space<RenewalFacts> => ({
  renewalsRollout: either,
  policy: [
    ...combinations<PolicyFacts>({
      legacyApplicationId: ['10020'],
      decision: ['yes', 'maybe'],
      reasonToken: ['unsupported_location', 'broker_of_record_conflict', 'loss_review'],
      region: ['US-NV', null],
      policyEnds: [null],
      childId: ['app_2', null],
      isReady: either,
      preRenewal: [[], ['conditional_renewal'], ['non_renewal']],
      application: [null, ...applications],
    }),
  ],
});

export const confirmedFacts: Space<ConfirmedFacts> = {
  applicationId: ['app_1'],
  preDecision: [null, { qualified: false, reasoning_key: 'no_available_products' }],
  region: ['US-NV', null],
};

export const eligibilityFacts: Space<EligibilityFacts> = {
  decision: ['yes', 'no', 'maybe'],
  reasonToken: ['unsupported_location', 'broker_of_record_conflict', 'loss_review', null],
  isRenewal: either,
};

export const attestFacts: Space<AttestFacts> = {
  applicationId: ['app_1'],
  decision: applicationDecisions,
  legacyApplicationId: legacyIds,
  marketSubmissionId: ['ms_1', null],
  experience: [productName],
  authSource: ['auth_service'],
};

export const declineFacts: Space<DeclineFacts> = { isRenewal: either, incubatorProgram: programs };

export const redirectorFacts: Space<RedirectorFacts> = {
  page: redirectedPages,
  applicationId: legacyIds,
  packageSlug: ['recommended', null],
  paymentSchedule: ['annual', null],
};

export const submissionScreenFacts: Space<SubmissionScreenFacts> = {
  screen: submissionScreens,
  submissionId: ['ms_1'],
  status: marketSubmissionStatuses,
  displayed: [[], ['pk_1'], ['pk_1', 'pk_2']],
  inReview: [[], ['pk_1']],
  selectedPackageId: ['pk_1', 'pk_2', null],
  packageId: ['pk_1', 'pk_2', null],
  isRefreshing: either,
};

const fixed = <Facts extends object>(facts: Facts): Space<Facts> =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, [value]]),
  ) as unknown as Space<Facts>;
