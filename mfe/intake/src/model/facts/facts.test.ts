import { ApiError, NetworkError } from '@fairlead/contracts';
import { applicantSummary, emptyIntakeForm } from '@fairlead/domain';
import { expect, test } from 'vitest';
import { aLegacyApplication, anApplication } from '../../../testing/builders.ts';
import { lists, loadFacts, nothing } from '../../../testing/load-facts.ts';

test('API-013 no application at all: a 404 is an empty list', async () => {
  const { facts, calls } = await loadFacts(lists(nothing));
  expect(facts).toMatchObject({
    application: null,
    latestLegacyApplication: null,
    coverageNames: ['gl'],
  });
  expect(calls).toHaveLength(2);
});

test.each([
  ['list-applications', new ApiError(500), [1000, 2000]],
  ['list-applications', new NetworkError(), [1000, 2000]],
  ['list-applications', new ApiError(403), []],
  ['list-legacy-applications', new ApiError(503), [1000, 2000]],
] as const)(
  '%s that fails otherwise (%s) is no empty list; what may pass is asked again after %j ms',
  async (name, failure, expected) => {
    const waits: number[] = [];
    const fails = () => {
      throw failure;
    };
    await expect(loadFacts({ ...lists([]), [name]: fails }, { waits })).rejects.toBe(failure);
    expect(waits).toEqual(expected);
  },
);

test('what this browser remembers is a fact: the welcome that was seen, and answered intake', async () => {
  const seen = await loadFacts(lists(nothing), {
    kept: { 'fairlead:vanta-welcome-seen': 'true' },
    intakeAnswers: applicantSummary(emptyIntakeForm),
  });
  expect(seen.facts).toMatchObject({ vantaWelcomeSeen: true, hasIntakeAnswers: true });
  const unseen = await loadFacts(lists(nothing), { userInfo: null });
  expect(unseen.facts).toMatchObject({
    vantaWelcomeSeen: false,
    hasIntakeAnswers: false,
    isAdmin: false,
    coverageNames: [],
  });
});

test.each([
  ['app_1', true],
  ['app_2', false],
])('of application app_1, the check of %s is still to be made: %s', async (id, isUnchecked) => {
  const unchecked = { id, legacy_application_id: null, pre_decision: null, region: 'US-CA' };
  const { facts } = await loadFacts(lists([anApplication({ id: 'app_1' })]), {
    kept: { 'fairlead:unchecked-application': JSON.stringify(unchecked) },
  });
  expect(facts.isUnchecked).toBe(isUnchecked);
});

const unripe = { is_ready_for_renewal: false, renewal_child_application_id: null };

test.each([
  [null, false],
  [false, false],
  [true, true],
])('an application is a renewal where it says so: %s', async (said, isRenewal) => {
  const renewal = said === null ? null : { ...unripe, is_renewal_application: said };
  const { facts } = await loadFacts(lists([anApplication({ renewal })]));
  expect(facts.application?.isRenewal).toBe(isRenewal);
});

test.each([true, false])(
  'DECISION-048 whether renewals are rolled out is what their flag says: %s',
  async (isOn) => {
    const flags = { 'intake-client-renewals-rollout': isOn };
    const { facts } = await loadFacts(lists(nothing), { flags });
    expect(facts.renewalsRollout).toBe(isOn);
  },
);

test('DECISION-049 with the new funnel off nothing is loaded', async () => {
  const { calls, facts } = await loadFacts({}, { flags: { 'new-funnel-rollout': false } });
  expect(calls).toEqual([]);
  expect(facts.newFunnel).toBe(false);
});

test('for an admin without an application nothing is loaded', async () => {
  expect((await loadFacts({}, { isAdmin: true })).calls).toEqual([]);
});

test('Carta’s data is requested only while an application is CREATED and its flag is on', async () => {
  const carta = { 'get-carta-enrichment': { enrichment: {} } };
  const flags = { 'carta-data-share': true };
  const created = await loadFacts({ ...lists([anApplication()]), ...carta }, { flags });
  expect(created.facts.application?.hasCartaEnrichment).toBe(true);
  await loadFacts(lists([anApplication()]));
  await loadFacts(lists([anApplication({ status: 'IN_PROGRESS' })]), { flags });
});

test('a submitted application brings its decision, its market submission and its legacy status', async () => {
  const { facts, calls } = await loadFacts({
    ...lists([anApplication({ status: 'SUBMITTED', legacy_application_id: '10001' })]),
    'get-decision': { decision: 'NON_LEGACY_ATTEST' },
    'get-intake-legacy-application': aLegacyApplication(),
    'find-market-submission': nothing,
  });
  expect(facts.application).toMatchObject({
    decision: 'NON_LEGACY_ATTEST',
    legacyStatus: 'quoted',
    packageSlug: 'basic',
    marketSubmission: null,
  });
  expect(calls).toContain('find-market-submission /market-submissionapp_1');
});

test('known facts aren’t requested again', async () => {
  const pending = { id: 'd_1', user_requested: true, expedite_review_requested: false };
  const { facts } = await loadFacts(
    lists(
      [
        anApplication({
          status: 'SUBMITTED',
          application_decision: 'APPROVED',
          legacy_application_id: '10001',
        }),
      ],
      [aLegacyApplication({ pending_discretion_decision: pending })],
    ),
  );
  expect(facts.application).toMatchObject({
    decision: 'APPROVED',
    legacyStatus: 'quoted',
    discretion: { id: 'd_1', userRequested: true, expediteRequested: false },
  });
});

test('an application that is not decided yet has no decision', async () => {
  const { facts } = await loadFacts({
    ...lists([anApplication({ status: 'SUBMITTED' })]),
    'get-decision': () => {
      throw new ApiError(400);
    },
  });
  expect(facts.application?.decision).toBeNull();
});
