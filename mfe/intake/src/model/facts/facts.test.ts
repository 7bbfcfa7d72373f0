import { ApiError, type Application, type Call, type LegacyApplication } from '@fairlead/contracts';
import { flagDefaults } from '@fairlead/domain';
import {
  $flags,
  $intakeAnswers,
  $storage,
  $userInfo,
  memoryStorage,
  requestFx,
} from '@fairlead/store';
import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { createFacts } from './index.ts';

const factsFx = createFacts();

const anApplication = (changes: Partial<Application> = {}): Application => ({
  id: 'app_1',
  application_id: 'app_1',
  legacy_application_id: null,
  status: 'CREATED',
  created_at: '2026-11-01T00:00:00Z',
  legacy_renewal_parent_application_id: null,
  renewal_parent_application_id: null,
  pre_decision: null,
  application_decision: null,
  incubator_program: null,
  eligible_for_partner_discounts: false,
  intake_application: true,
  company_id: 'co_1',
  renewal: null,
  pending_discretion_decision: null,
  ...changes,
});
const aLegacyApplication = (changes: Partial<LegacyApplication> = {}): LegacyApplication => ({
  id: '10001',
  status: 'quoted',
  intake_application: true,
  is_upgrade: false,
  incubator_program: null,
  quote_accepted_at: null,
  signed_at: null,
  is_paid: false,
  is_completed: false,
  package_slug: 'basic',
  pending_discretion_decision: null,
  renewal: null,
  eligible_for_partner_discounts: false,
  ...changes,
});
const nothing = () => {
  throw new ApiError(404);
};

async function load(
  answers: Record<string, unknown>,
  { isAdmin = false, flags = {}, askedFor = null as string | null } = {},
) {
  const calls: string[] = [];
  const scope = fork({
    values: [
      [$storage, memoryStorage({ 'fairlead:vanta-welcome-seen': 'true' })],
      [$userInfo, { isAdmin, coverageNames: ['gl'] }],
      [$flags, { ...flagDefaults, ...flags }],
      [$intakeAnswers, null],
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
    ],
  });
  const { status, value } = await allSettled(factsFx, { scope, params: askedFor });
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
    vantaWelcomeSeen: true,
    hasIntakeAnswers: false,
  });
  expect(calls).toHaveLength(2);
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

test('the first legacy application is the latest one', async () => {
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
  const fetched = await load(
    { ...lists(nothing), 'get-application': anApplication({ id: 'app_9' }) },
    { isAdmin: true, askedFor: 'app_9' },
  );
  expect(fetched.facts.application?.applicationId).toBe('app_9');
  const missing = await load(
    { ...lists(nothing), 'get-application': nothing },
    { isAdmin: true, askedFor: 'app_9' },
  );
  expect(missing.facts.application).toBeNull();
});

test('nobody but an admin chooses an application by its address', async () => {
  const { facts } = await load(lists([anApplication()]), { askedFor: '10026' });
  expect(facts.application?.applicationId).toBe('app_1');
});
