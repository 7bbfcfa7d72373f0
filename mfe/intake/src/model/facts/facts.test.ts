import { ApiError, type Call, NetworkError } from '@fairlead/contracts';
import {
  type ApplicantSummary,
  applicantSummary,
  emptyIntakeForm,
  flagDefaults,
} from '@fairlead/domain';
import {
  $flags,
  $intakeAnswers,
  $storage,
  $userInfo,
  memoryStorage,
  requestFx,
  type UserInfo,
  waitFx,
} from '@fairlead/store';
import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { aLegacyApplication, anApplication } from '../../../testing/builders.ts';
import { createFacts } from './index.ts';

const factsFx = createFacts();

const nothing = () => {
  throw new ApiError(404);
};

async function load(
  answers: Record<string, unknown>,
  {
    isAdmin = false,
    userInfo = { isAdmin, coverageNames: ['gl'] } as UserInfo | null,
    flags = {},
    askedFor = null as string | null,
    kept = {},
    intakeAnswers = null as ApplicantSummary | null,
    waits = [] as number[],
  } = {},
) {
  const calls: string[] = [];
  const scope = fork({
    values: [
      [$storage, memoryStorage(kept)],
      [$userInfo, userInfo],
      [$flags, { ...flagDefaults, ...flags }],
      [$intakeAnswers, intakeAnswers],
    ],
    handlers: [
      [
        requestFx,
        ({ name, path, query }: Call) => {
          calls.push(`${name} ${path}${query.client_data_id ?? ''}`);
          const answer: unknown = answers[name];
          if (answer === undefined) throw new Error(`Nobody should ask ${name}`);
          return typeof answer === 'function' ? answer() : answer;
        },
      ],
      [waitFx, (duration: number) => void waits.push(duration)],
    ],
  });
  const { status, value } = await allSettled(factsFx, {
    scope,
    params: askedFor ? { legacyApplicationId: askedFor } : {},
  });
  if (status === 'fail') throw value;
  return { facts: value, calls };
}
const lists = (applications: unknown, legacy: unknown = []) => ({
  'list-applications': applications,
  'list-legacy-applications': legacy,
});

test('API-013 no application at all: a 404 is an empty list', async () => {
  const { facts, calls } = await load(lists(nothing));
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
    await expect(load({ ...lists([]), [name]: fails }, { waits })).rejects.toBe(failure);
    expect(waits).toEqual(expected);
  },
);

test('what this browser remembers is a fact: the welcome that was seen, and answered intake', async () => {
  const seen = await load(lists(nothing), {
    kept: { 'fairlead:vanta-welcome-seen': 'true' },
    intakeAnswers: applicantSummary(emptyIntakeForm),
  });
  expect(seen.facts).toMatchObject({ vantaWelcomeSeen: true, hasIntakeAnswers: true });
  const unseen = await load(lists(nothing), { userInfo: null });
  expect(unseen.facts).toMatchObject({
    vantaWelcomeSeen: false,
    hasIntakeAnswers: false,
    isAdmin: false,
    coverageNames: [],
  });
});

const unripe = { is_ready_for_renewal: false, renewal_child_application_id: null };
test.each([
  [null, false],
  [false, false],
  [true, true],
])('an application is a renewal where it says so: %s', async (said, isRenewal) => {
  const renewal = said === null ? null : { ...unripe, is_renewal_application: said };
  const { facts } = await load(lists([anApplication({ renewal })]));
  expect(facts.application?.isRenewal).toBe(isRenewal);
});

test.each([true, false])(
  'DECISION-048 whether renewals are rolled out is what their flag says: %s',
  async (isOn) => {
    const flags = { 'intake-client-renewals-rollout': isOn };
    const { facts } = await load(lists(nothing), { flags });
    expect(facts.renewalsRollout).toBe(isOn);
  },
);

test('DECISION-049 with the new funnel off nothing is loaded', async () => {
  const { calls, facts } = await load({}, { flags: { 'new-funnel-rollout': false } });
  expect(calls).toEqual([]);
  expect(facts.newFunnel).toBe(false);
});

test('for an admin without an application nothing is loaded', async () => {
  expect((await load({}, { isAdmin: true })).calls).toEqual([]);
});

test('of several applications the newest counts', async () => {
  const { facts } = await load(
    lists([
      anApplication({ id: 'old', created_at: '2025-01-01T00:00:00Z' }),
      anApplication({ id: 'new' }),
      anApplication({ id: 'older', created_at: '2024-01-01T00:00:00Z' }),
    ]),
  );
  expect(facts.application?.applicationId).toBe('new');
});

test('the newest application is found by its moment, whatever zone it is written in', async () => {
  const { facts } = await load(
    lists([
      anApplication({ id: 'old', created_at: '2026-11-01T09:00:00+05:00' }),
      anApplication({ id: 'new', created_at: '2026-11-01T08:00:00-08:00' }),
    ]),
  );
  expect(facts.application?.applicationId).toBe('new');
});

test('of applications made at the same time the first in the list counts', async () => {
  const { facts } = await load(
    lists([anApplication({ id: 'first' }), anApplication({ id: 'second' })]),
  );
  expect(facts.application?.applicationId).toBe('first');
});

test.each([
  ['listed first', ['new', 'old']],
  ['listed last', ['old', 'new']],
])('the latest legacy application is the one created last, %s', async (_, ids) => {
  const known = {
    new: aLegacyApplication({ created_at: '2026-11-01T00:00:00Z', intake_application: false }),
    old: aLegacyApplication({ created_at: '2025-11-01T00:00:00Z', intake_application: true }),
  };
  const legacy = ids.map((id) => known[id as keyof typeof known]);
  const { facts } = await load(lists(nothing, legacy));
  expect(facts.latestLegacyApplication).toEqual({ intakeApplication: false });
});

test('without creation times the first legacy application is the latest one', async () => {
  const legacy = [
    aLegacyApplication({ intake_application: false }),
    aLegacyApplication({ id: '1', intake_application: true }),
  ];
  const { facts } = await load(lists(nothing, legacy));
  expect(facts.latestLegacyApplication).toEqual({ intakeApplication: false });
});

test('Carta is asked for only while an application is CREATED and its flag is on', async () => {
  const carta = { 'get-carta-enrichment': { enrichment: {} } };
  const flags = { 'carta-data-share': true };
  const created = await load({ ...lists([anApplication()]), ...carta }, { flags });
  expect(created.facts.application?.hasCartaEnrichment).toBe(true);
  await load(lists([anApplication()]));
  await load(lists([anApplication({ status: 'IN_PROGRESS' })]), { flags });
});

test('a submitted application brings its decision, its market submission and its legacy status', async () => {
  const { facts, calls } = await load({
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

test('what is known is not asked for again', async () => {
  const pending = { id: 'd_1', user_requested: true, expedite_review_requested: false };
  const { facts } = await load(
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
  const { facts } = await load({
    ...lists([anApplication({ status: 'SUBMITTED' })]),
    'get-decision': () => {
      throw new ApiError(400);
    },
  });
  expect(facts.application?.decision).toBeNull();
});

test('an admin gets the application asked for, by its legacy id or by its own', async () => {
  const listed = await load(
    lists([anApplication({ id: 'other' }), anApplication({ legacy_application_id: '10026' })]),
    { isAdmin: true, askedFor: '10026' },
  );
  expect(listed.facts.application?.applicationId).toBe('app_1');
  const byLegacyId = await load(
    {
      ...lists(nothing),
      'get-intake-legacy-application': { ...aLegacyApplication(), application_id: 'app_9' },
      'get-application': anApplication({ id: 'app_9' }),
    },
    { isAdmin: true, askedFor: '10026' },
  );
  expect(byLegacyId.facts.application?.applicationId).toBe('app_9');
  expect(byLegacyId.calls).toContain('get-intake-legacy-application /v1/legacy-applications/10026');
  expect(byLegacyId.calls).not.toContain('get-application /v1/applications/10026');
  const byOwnId = await load(
    {
      ...lists(nothing),
      'get-intake-legacy-application': nothing,
      'get-application': anApplication({ id: 'app_9' }),
    },
    { isAdmin: true, askedFor: 'app_9' },
  );
  expect(byOwnId.facts.application?.applicationId).toBe('app_9');
  const olderProduct = await load(
    {
      ...lists(nothing),
      'get-intake-legacy-application': { ...aLegacyApplication(), application_id: null },
    },
    { isAdmin: true, askedFor: '10026' },
  );
  expect(olderProduct.facts.application).toBeNull();
  const missing = await load(
    { ...lists(nothing), 'get-intake-legacy-application': nothing, 'get-application': nothing },
    { isAdmin: true, askedFor: 'app_9' },
  );
  expect(missing.facts.application).toBeNull();
});

test('nobody but an admin chooses an application by its address', async () => {
  const { facts } = await load(lists([anApplication()]), { askedFor: '10026' });
  expect(facts.application?.applicationId).toBe('app_1');
});
