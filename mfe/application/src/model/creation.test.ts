import { intakeAnswered, navigate } from '@fairlead/store';
import { createWatch } from 'effector';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type Answers,
  aField,
  anApplication,
  aQuestionSet,
  dropped,
  fails,
  inTurn,
  openApp,
  someProgress,
} from '../testing/open-app.ts';
import { textsOf } from '../texts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setTimerTickMode('nextTimerAsync');
});
afterEach(() => void vi.useRealTimers());

const answers = {
  email: 'ada@pebblewick.example.com',
  first_name: 'Ada',
  last_name: 'Lindqvist',
  legal_name: 'Pebblewick Labs, Inc.',
  website: '',
  phone_number: '(415) 555-0111',
  hdyhau: 'Event',
  hdyhau_other: '',
  title: 'CEO',
  title_other: '',
  address: {
    line_1: '137 Halyard Street',
    line_2: '',
    city: 'San Francisco',
    region: 'US-CA',
    county: '',
    postal_code: '94105',
    country: 'US',
    type: 'HOME',
  },
};

const intro = aQuestionSet(
  [
    aField('legal-name-field-v1'),
    aField('website-field-v1', { required: false }),
    aField('address-region', { type: 'SINGLE_SELECT' }),
  ],
  { id: 'qs_applicant_intro', name: 'applicant_intro', order: 1 },
);

const server = (given: Answers = {}): Answers => ({
  'ensure-client-contact-exists': () => ({ client_id: 'cl_1', contact_id: 'ct_1' }),
  'find-question-set': () => intro,
  'create-application': () => ({
    id: 'app_1',
    legacy_application_id: null,
    pre_decision: { qualified: true, reasoning_key: 'eligible' },
  }),
  'get-application': () => anApplication(),
  'lead-account-registered': () => ({}),
  'lead-email-verified': () => ({}),
  'lead-application-created': () => ({}),
  'update-lead': () => ({
    id: 'mql_1',
    client_id: null,
    contact_id: null,
    error_message: null,
    error_code: null,
  }),
  'get-next-question-set': () => someProgress('qs_company'),
  'get-application-question-set': () => aQuestionSet([aField('entity')]),
  ...given,
});

const lead = { id: 'mql_1', key: 'k', reported: [] };
const open = (given: Answers = {}, more: Partial<Parameters<typeof openApp>[0]> = {}) =>
  openApp({
    at: '/application/start?experience=vanta&partner=ramp&offer_code=TEN',
    answers: server(given),
    kept: { 'intake-answers': answers, lead },
    ...more,
  });

describe('creating an application', () => {
  test('FLOW-002 API-009 sends the intake answers as questions of the intro set, with where they came from', async () => {
    const app = await open();
    expect(app.called('create-application')[0]?.body).toEqual({
      question_set_id: 'qs_applicant_intro',
      questions: [
        {
          id: 'q_legal-name-field-v1',
          fields: [{ id: 'legal-name-field-v1', value: ['Pebblewick Labs, Inc.'] }],
        },
        { id: 'q_address-region', fields: [{ id: 'address-region', value: ['US-CA'] }] },
      ],
      offer_code: 'TEN',
      referral_partner: 'ramp',
      experience: 'vanta',
    });
  });

  test('FLOW-001 shows Creating application while it runs', async () => {
    const seen: string[] = [];
    const app = await open({}, { kept: {} });
    const isRunning = app.model.creation.$isRunning;
    createWatch({
      unit: isRunning,
      scope: app.scope,
      fn: (running) => void (running && seen.push(...textsOf(app.model, app.scope))),
    });
    await app.send(intakeAnswered, answers);
    await app.send(navigate, { route: 'application-start' });
    expect(seen).toContain('Creating application');
    expect(app.get(isRunning)).toBe(false);
  });

  test('goes on by the status of the new application, and forgets what it no longer needs', async () => {
    const app = await open();
    expect(app.address()).toBe('/application/app_1/qs_company');
    expect(app.decisions().map(({ router, because }) => [router, because])).toEqual([
      ['application-status', 'created'],
    ]);
    expect(app.storage.get('fairlead:intake-answers')).toBeNull();
    expect(app.storage.get('fairlead:application-key')).toBeNull();
    expect(app.storage.get('fairlead:client-id')).toBe('"cl_1"');
  });

  test('the events of the lead that were not reported yet are, each once', async () => {
    const app = await open(
      {},
      { kept: { 'intake-answers': answers, lead: { ...lead, reported: ['account_registered'] } } },
    );
    expect(app.calls.map(({ name }) => name).filter((name) => name.startsWith('lead-'))).toEqual([
      'lead-email-verified',
      'lead-application-created',
    ]);
    expect(app.called('lead-application-created')[0]?.body).toEqual({ application_id: 'app_1' });
  });

  test('a lead that cannot be told holds nothing up', async () => {
    const app = await open({
      'lead-application-created': fails(500),
      'lead-email-verified': dropped,
    });
    expect(app.screen()).toBe('question-set');
  });

  test('API-053 the contact is asked for 4 times in all', async () => {
    const app = await open({ 'ensure-client-contact-exists': dropped });
    expect(app.called('ensure-client-contact-exists')).toHaveLength(4);
    expect(app.screen()).toBe('intake');
  });

  test('without intake answers there is nothing to create', async () => {
    const app = await open({}, { kept: {} });
    expect(app.calls).toEqual([]);
    expect(app.address()).toBe('/');
  });
});

describe('nothing is created twice', () => {
  const keys = (app: Awaited<ReturnType<typeof open>>) =>
    app.called('create-application').map(({ headers }) => headers['Idempotency-Key']);

  test('an answer that was lost is asked for again with the same key', async () => {
    const created = server()['create-application'] as () => unknown;
    const app = await open({ 'create-application': inTurn(dropped, fails(503), created) });
    expect(keys(app)).toHaveLength(3);
    expect(new Set(keys(app)).size).toBe(1);
    expect(app.screen()).toBe('question-set');
  });

  test('a reload after a failure goes on with the key of before', async () => {
    const first = await open({ 'create-application': fails(500) });
    const second = await open({}, { storage: first.storage });
    expect(keys(second)).toEqual([keys(first)[0]]);
  });

  test('entering the page again while it works starts nothing new', async () => {
    const app = await open();
    expect(app.called('create-application')).toHaveLength(1);
  });
});

describe('when it fails', () => {
  test('ERROR-016 the intake form is opened with what the server said and its code', async () => {
    const app = await open({
      'create-application': fails(409, {
        message: 'The company exists.',
        errorCode: 'existing_client_conflict',
      }),
    });
    expect(app.address()).toBe('/');
    expect(app.state()).toEqual({
      error: 'The company exists.',
      errorCode: 'existing_client_conflict',
    });
  });

  test.each([
    ['no connection', dropped],
    ['a status without a message', fails(500)],
    ['an answer of another shape', () => ({ id: 7 })],
  ])('ERROR-017 %s reads Failed to create application', async (_, failure) => {
    const app = await open({ 'create-application': failure });
    expect(app.state()).toEqual({ error: 'Failed to create application', errorCode: null });
    expect(JSON.parse(app.storage.get('fairlead:intake-answers') ?? 'null')).toEqual(answers);
  });
});

describe('eligibility', () => {
  test('DECISION-040 a pre-decision without products leads to the unsupported location', async () => {
    const app = await open({
      'create-application': () => ({
        id: 'app_1',
        legacy_application_id: null,
        pre_decision: { qualified: false, reasoning_key: 'no_available_products' },
      }),
    });
    expect(app.address()).toBe('/unsupported-location');
    expect(app.state()).toEqual({ region: 'US-CA' });
    expect(app.decisions()[0]).toMatchObject({
      router: 'eligibility',
      because: 'unsupported-location',
    });
  });

  test('API-031 an application with a legacy one is judged by its madlib decision', async () => {
    const app = await open({
      'create-application': () => ({
        id: 'app_1',
        legacy_application_id: 'leg_1',
        pre_decision: null,
      }),
      'get-madlib-decision': () => ({ decision: 'no', reason_token: 'unsupported_location' }),
    });
    expect(app.called('get-madlib-decision')[0]?.path).toBe(
      '/v1/applications/leg_1/madlib_decision',
    );
    expect(app.address()).toBe('/unsupported-location');
  });

  test('a maybe on a new application lets the applicant go on', async () => {
    const app = await open({
      'create-application': () => ({
        id: 'app_1',
        legacy_application_id: 'leg_1',
        pre_decision: null,
      }),
      'get-madlib-decision': () => ({ decision: 'maybe', reason_token: 'loss_review' }),
    });
    expect(app.screen()).toBe('question-set');
  });
});

describe('going on by status', () => {
  test('DECISION-023 CARTA-009 a new application connects Carta where that is on', async () => {
    const app = await open(
      { 'get-carta-enrichment': () => ({ enrichment: null }) },
      { at: '/application/start', flags: { 'carta-data-share': true } },
    );
    expect(app.address()).toBe('/application/app_1/carta');
  });

  test('FLOW-003 resuming opens the next unanswered set, or the review when none is left', async () => {
    const middle = await open({}, { at: '/application/app_1/resume' });
    expect(middle.address()).toBe('/application/app_1/qs_company');
    const end = await open(
      {
        'get-next-question-set': () => someProgress(null),
        'get-review': () => ({ status: 'READY', question_set: null, sections: [] }),
      },
      { at: '/application/app_1/resume' },
    );
    expect(end.address()).toBe('/application/app_1/review');
  });

  test('resuming that fails says so and can be tried again', async () => {
    const app = await open(
      {
        'get-next-question-set': inTurn(dropped, dropped, dropped, () =>
          someProgress('qs_company'),
        ),
      },
      { at: '/application/app_1/resume' },
    );
    expect(app.get(app.model.resume.$hasFailed)).toBe(true);
    await app.send(app.model.resume.retried, undefined);
    expect(app.screen()).toBe('question-set');
  });
});
