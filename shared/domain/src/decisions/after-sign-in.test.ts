import { expect, test } from 'vitest';
import { destinationName } from '../destination.ts';
import { type AfterSignInFacts, afterSignIn } from './after-sign-in.ts';
import { type ApplicationFacts, applicationStatus } from './application-status.ts';

const application: ApplicationFacts & { isRenewal: boolean } = {
  applicationId: 'app_1',
  status: 'IN_PROGRESS',
  isRenewal: false,
  cartaDataShare: false,
  incubatorProgram: null,
  hasCartaEnrichment: false,
  decision: null,
  experience: 'fairlead',
  authSource: 'auth_service',
  isAdmin: false,
  expediteFlag: false,
  legacyApplicationId: null,
  legacyStatus: null,
  packageSlug: null,
  marketSubmission: null,
  discretion: null,
};
const facts: AfterSignInFacts = {
  newFunnel: true,
  renewalsRollout: false,
  experience: 'fairlead',
  isAdmin: false,
  legacyApplicationId: null,
  coverageNames: [],
  latestLegacyApplication: null,
  application: null,
  vantaWelcomeSeen: false,
  hasIntakeAnswers: false,
};
const decide = (changes: Partial<AfterSignInFacts>) => afterSignIn({ ...facts, ...changes });
const where = (changes: Partial<AfterSignInFacts>) => destinationName(decide(changes).to);

const both = [true, false] as const;

test('every combination of facts goes where the first rule that holds says', () => {
  for (const newFunnel of both)
    for (const isAdmin of both)
      for (const legacyApplicationId of ['10026', null])
        for (const legacy of [null, { intakeApplication: true }, { intakeApplication: false }])
          for (const experience of ['fairlead', 'vanta'] as const)
            for (const coverageNames of [[], ['crime'], ['crime', 'cyber']])
              for (const found of [null, application, { ...application, isRenewal: true }])
                for (const renewalsRollout of both)
                  for (const vantaWelcomeSeen of both)
                    for (const hasIntakeAnswers of both) {
                      const asked = {
                        newFunnel,
                        isAdmin,
                        legacyApplicationId,
                        latestLegacyApplication: legacy,
                        experience,
                        coverageNames,
                        application: found,
                        renewalsRollout,
                        vantaWelcomeSeen,
                        hasIntakeAnswers,
                      };
                      expect(where(asked)).toBe(expected({ ...facts, ...asked }));
                    }
});

/** The rules again, as a flat list in the order of the specification. */
function expected(asked: AfterSignInFacts): string {
  const rules: readonly (readonly [boolean, string])[] = [
    [!asked.newFunnel, 'customer-portal'],
    [
      asked.isAdmin && !(asked.legacyApplicationId && asked.application),
      'admin-missing-application',
    ],
    [asked.isAdmin, 'resume'],
    [asked.latestLegacyApplication?.intakeApplication === false, 'customer-portal'],
    [
      asked.experience === 'vanta' && asked.latestLegacyApplication !== null,
      'user-has-application',
    ],
    [asked.coverageNames.includes('cyber'), 'user-has-cyber'],
    [asked.coverageNames.length > 0, 'user-has-insurance'],
    [asked.application?.isRenewal === true && !asked.renewalsRollout, 'customer-portal'],
    [asked.application !== null, 'resume'],
    [asked.hasIntakeAnswers, 'application-start'],
    [asked.experience === 'vanta' && !asked.vantaWelcomeSeen, 'vanta-welcome'],
    [true, 'intake'],
  ];
  return rules.find(([holds]) => holds)?.[1] ?? 'nowhere';
}

test.each([
  ['DECISION-049', { newFunnel: false, isAdmin: true }, 'new-funnel-off'],
  ['DECISION-041', { isAdmin: true }, 'admin-without-application'],
  [
    'DECISION-042',
    { latestLegacyApplication: { intakeApplication: false } },
    'legacy-application-not-from-new-funnel',
  ],
  [
    'DECISION-043',
    { experience: 'vanta', latestLegacyApplication: { intakeApplication: true } },
    'vanta-with-legacy-application',
  ],
  ['DECISION-044', { coverageNames: ['gl', 'cyber'] }, 'has-cyber'],
  ['DECISION-045', { coverageNames: ['gl'] }, 'has-coverage'],
  ['DECISION-046', { experience: 'vanta' }, 'vanta-welcome-not-seen'],
  ['DECISION-047', {}, 'no-application'],
  ['DECISION-047', { hasIntakeAnswers: true }, 'no-application-intake-answered'],
  ['DECISION-048', { application: { ...application, isRenewal: true } }, 'renewals-rollout-off'],
] as const)('%s %j is because of %s', (_, changes, because) => {
  expect(decide(changes as Partial<AfterSignInFacts>).because).toBe(because);
});

test('DECISION-024 an application in progress is resumed', () => {
  expect(applicationStatus(application).to).toEqual({
    route: 'resume',
    params: { applicationId: 'app_1' },
  });
});

test('CARTA-009 DECISION-023 a created application goes to Carta only when every condition holds', () => {
  for (const cartaDataShare of both)
    for (const experience of ['fairlead', 'vanta'] as const)
      for (const incubatorProgram of [null, 'pulley', 'ramp'])
        for (const hasCartaEnrichment of both) {
          const created = {
            ...application,
            status: 'CREATED',
            cartaDataShare,
            experience,
            incubatorProgram,
            hasCartaEnrichment,
          };
          const offers =
            cartaDataShare &&
            experience === 'fairlead' &&
            incubatorProgram !== 'pulley' &&
            !hasCartaEnrichment;
          expect(destinationName(applicationStatus(created).to)).toBe(offers ? 'carta' : 'resume');
        }
});

test('DECISION-025 a submitted application goes to the decision router', () => {
  const submitted = { ...application, status: 'SUBMITTED', decision: 'REQUIRES_REVIEW' };
  expect(destinationName(applicationStatus(submitted).to)).toBe('blocking-discretion');
});

test('ERROR-024 an unhandled application status throws', () => {
  expect(() => applicationStatus({ ...application, status: 'LOST' })).toThrow(
    "Unhandled application status 'LOST'",
  );
});
