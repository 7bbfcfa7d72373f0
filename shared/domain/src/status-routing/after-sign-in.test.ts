import { expect, test } from 'vitest';
import { inProgress } from '../../testing/application-facts.ts';
import { destinationName } from '../routes/destination.ts';
import { href } from '../routes/href.ts';
import { type AfterSignInFacts, afterSignIn } from './after-sign-in.ts';

const application = { ...inProgress, isRenewal: false };
const renewal = { ...application, isRenewal: true };
const facts: AfterSignInFacts = {
  newFunnel: true,
  renewalsRollout: false,
  experience: 'fairlead',
  query: {},
  isAdmin: false,
  legacyApplicationId: null,
  coverageNames: [],
  latestLegacyApplication: null,
  application: null,
  isUnchecked: false,
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
  ['DECISION-049', { newFunnel: false, isAdmin: true }, 'new-funnel-off', 'customer-portal'],
  ['DECISION-041', { isAdmin: true }, 'admin-without-application', 'admin-missing-application'],
  [
    'DECISION-041',
    { isAdmin: true, legacyApplicationId: '10026', application },
    'in-progress',
    'resume',
  ],
  [
    'DECISION-042',
    { latestLegacyApplication: { intakeApplication: false }, application },
    'legacy-application-not-from-new-funnel',
    'customer-portal',
  ],
  [
    'DECISION-043',
    { experience: 'vanta', latestLegacyApplication: { intakeApplication: true } },
    'vanta-with-legacy-application',
    'user-has-application',
  ],
  ['DECISION-044', { coverageNames: ['gl', 'cyber'] }, 'has-cyber', 'user-has-cyber'],
  ['DECISION-045', { coverageNames: ['gl'] }, 'has-coverage', 'user-has-insurance'],
  ['DECISION-046', { experience: 'vanta' }, 'vanta-welcome-not-seen', 'vanta-welcome'],
  ['DECISION-046', { experience: 'vanta', vantaWelcomeSeen: true }, 'no-application', 'intake'],
  ['DECISION-047', {}, 'no-application', 'intake'],
  [
    'DECISION-047',
    { hasIntakeAnswers: true },
    'no-application-intake-answered',
    'application-start',
  ],
  [
    'DECISION-047',
    { application, isUnchecked: true },
    'eligibility-unchecked',
    'application-start',
  ],
  ['DECISION-048', { application: renewal }, 'renewals-rollout-off', 'customer-portal'],
  ['DECISION-048', { application: renewal, renewalsRollout: true }, 'in-progress', 'resume'],
] satisfies [string, Partial<AfterSignInFacts>, string, string][])(
  '%s %j is because of %s and leads to %s',
  (_, changes, because, to) => {
    expect(decide(changes).because).toBe(because);
    expect(where(changes)).toBe(to);
  },
);

test('only an application that can still be changed is checked again', () => {
  const submitted = { ...application, status: 'SUBMITTED', decision: 'REQUIRES_REVIEW' };
  expect(where({ application: submitted, isUnchecked: true })).toBe('blocking-discretion');
  expect(where({ isUnchecked: true })).toBe('intake');
});

test.each([
  ['the vanta welcome', {}, '/vanta-welcome'],
  ['the application start', { hasIntakeAnswers: true }, '/application/start'],
  ['the start page', { vantaWelcomeSeen: true }, '/'],
])('the query is kept on the way to %s', (_, changes, path) => {
  const query = { partner: 'ramp', utm_source: 'mail', shoe: '43', experience: 'VANTA' };
  const { to } = decide({ ...changes, experience: 'vanta', query });
  expect('route' in to && href(to)).toBe(
    `${path}?partner=ramp&utm_source=mail&shoe=43&experience=vanta`,
  );
});

test.each([
  ['DECISION-043', 'user-has-application', '/user-has-application'],
  ['DECISION-044', 'user-has-cyber', '/user-has-cyber'],
  ['DECISION-045', 'user-has-insurance', '/user-has-insurance'],
  ['DECISION-046', 'vanta-welcome', '/vanta-welcome'],
] as const)('%s the route %s is at %s', (_, route, address) => {
  expect(href({ route })).toBe(address);
});

test.each([
  ['a prior application', { application }, 'resume'],
  ['coverage', { coverageNames: ['gl'] }, 'user-has-insurance'],
  [
    'a renewal that is due',
    { application: { ...application, isRenewal: true }, renewalsRollout: true },
    'resume',
  ],
])('AUTH-002 an existing client, known by %s, does not start at the form', (_, changes, to) => {
  expect(where(changes)).toBe(to);
});

test('DECISION-041 an unknown application that an admin requested is named in the error', () => {
  const asked = { ...facts, isAdmin: true, legacyApplicationId: '99999' };
  expect(afterSignIn(asked)).toEqual({
    because: 'admin-application-not-found',
    to: { route: 'admin-missing-application', state: { unknownId: '99999' } },
  });
});
