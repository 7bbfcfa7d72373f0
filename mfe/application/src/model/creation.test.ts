import { dropped, fails, inTurn } from '@fairlead/mfe-kit/testing';
import { intakeAnswered, memoryStorage, navigate } from '@fairlead/store';
import { createWatch } from 'effector';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aField, anApplication, aQuestionSet, someProgress } from '../../testing/builders.ts';
import { historyTo } from '../../testing/open-app.ts';
import { creationServer, intakeAnswers, lead, openCreation } from '../../testing/open-creation.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setTimerTickMode('nextTimerAsync');
});
afterEach(() => void vi.useRealTimers());

const aRenewal = {
  is_renewal_application: true,
  is_ready_for_renewal: true,
  renewal_child_application_id: null,
};

const withoutClient = () => ({
  authenticated: true,
  client_id: null,
  contact_id: null,
  client_selection_required: false,
  expires_at: '2099-01-01T00:00:00Z',
});

describe('creating an application', () => {
  test('FLOW-002 API-009 sends the intake answers as questions of the intro set, with where they came from', async () => {
    const app = await openCreation();
    expect(app.callsOf('find-question-set')[0]?.query).toEqual({ name: 'applicant_intro' });
    expect(app.callsOf('create-application')[0]?.body).toEqual({
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

  test('an application is created on the screen that says so', async () => {
    const seen: (string | null)[] = [];
    const app = await openCreation({}, { kept: {} });
    const isRunning = app.model.creation.$isRunning;
    createWatch({
      unit: isRunning,
      scope: app.scope,
      fn: (running) => void (running && seen.push(app.screen())),
    });
    await app.send(intakeAnswered, intakeAnswers);
    await app.send(navigate, { route: 'application-start' });
    expect(seen).toEqual(['application-start']);
    expect(app.get(isRunning)).toBe(false);
  });

  test('goes on by the status of the new application, and forgets what it no longer needs', async () => {
    const app = await openCreation();
    expect(app.address()).toBe('/application/app_1/qs_company');
    expect(app.decisions().map(({ router, because }) => [router, because])).toEqual([
      ['application-status', 'created'],
    ]);
    expect(app.storage.get('fairlead:intake-answers')).toBeNull();
    expect(app.storage.get('fairlead:application-key')).toBeNull();
    expect(app.storage.get('fairlead:client-id')).toBe('"cl_1"');
  });

  test('the events of the lead that were not reported yet are, each once', async () => {
    const app = await openCreation(
      {},
      {
        kept: {
          'intake-answers': intakeAnswers,
          lead: { ...lead, reported: ['account_registered'] },
        },
      },
    );
    expect(app.calls.map(({ name }) => name).filter((name) => name.startsWith('lead-'))).toEqual([
      'lead-email-verified',
      'lead-application-created',
    ]);
    expect(app.callsOf('lead-application-created')[0]?.body).toEqual({ application_id: 'app_1' });
  });

  test('the account is reported with its e-mail; while nobody is known there is none to report', async () => {
    const known = await openCreation();
    expect(known.callsOf('lead-account-registered').map(({ body }) => body)).toEqual([
      { auth0_email: 'ada@x.example' },
    ]);
    const unknown = await openCreation({ 'get-auth-user': fails(404) });
    expect(unknown.callsOf('lead-account-registered')).toEqual([]);
    expect(unknown.screen()).toBe('question-set');
  });

  test('what the intro set asks and the form does not is left out, and a client that is not named stays the one of before', async () => {
    const app = await openCreation(
      {
        'find-question-set': () => aQuestionSet([aField('legal-name-field-v1'), aField('motto')]),
        'ensure-client-contact-exists': () => ({ client_id: null, contact_id: 'ct_1' }),
        'get-session': withoutClient,
      },
      { kept: { 'intake-answers': intakeAnswers, 'client-id': 'cl_0' } },
    );
    expect(app.callsOf('create-application')[0]?.body).toMatchObject({
      questions: [{ id: 'q_legal-name-field-v1' }],
    });
    expect(app.storage.get('fairlead:client-id')).toBe('"cl_0"');
  });

  test('the client of the contact is the same in memory and in storage, and the way on is that of the new application', async () => {
    const app = await openCreation({ 'get-session': withoutClient });
    expect(app.storage.get('fairlead:client-id')).toBe('"cl_1"');
    expect(app.callsOf('get-application')[0]?.path.split('/')).toContain('app_1');
  });

  test('it begins when the flags are known, and only on its own page', async () => {
    const late = await openCreation(
      { 'get-carta-enrichment': () => ({ enrichment: null }) },
      { at: '/application/start', flags: { 'carta-data-share': true }, flagsComeLate: true },
    );
    expect(late.address()).toBe('/application/app_1/carta');
    expect(late.callsOf('create-application')).toHaveLength(1);
    const elsewhere = await openCreation(
      {},
      { at: '/application/app_1/resume', flagsComeLate: true },
    );
    expect(elsewhere.callsOf('create-application')).toEqual([]);
  });

  test('a lead that cannot be told holds nothing up', async () => {
    const app = await openCreation({
      'lead-application-created': fails(500),
      'lead-email-verified': dropped,
    });
    expect(app.screen()).toBe('question-set');
  });

  test('API-053 the contact is asked for 4 times in all', async () => {
    const app = await openCreation({ 'ensure-client-contact-exists': dropped });
    expect(app.callsOf('ensure-client-contact-exists')).toHaveLength(4);
    expect(app.screen()).toBe('intake');
  });

  test('without intake answers there is nothing to create', async () => {
    const app = await openCreation({}, { kept: {} });
    expect(app.calls).toEqual([]);
    expect(app.address()).toBe('/?experience=vanta&partner=ramp&offer_code=TEN');
  });
});

describe('nothing is created twice', () => {
  const keys = (app: Awaited<ReturnType<typeof openCreation>>) =>
    app.callsOf('create-application').map(({ headers }) => headers['Idempotency-Key']);

  test('an answer that was lost is asked for again with the same key', async () => {
    const created = creationServer()['create-application'] as () => unknown;
    const app = await openCreation({ 'create-application': inTurn(dropped, fails(503), created) });
    expect(keys(app)).toHaveLength(3);
    expect(new Set(keys(app)).size).toBe(1);
    expect(app.screen()).toBe('question-set');
  });

  test('a reload after a failure goes on with the key of before', async () => {
    const first = await openCreation({ 'create-application': fails(500) });
    const second = await openCreation({}, { storage: first.storage });
    expect(keys(second)).toEqual([keys(first)[0]]);
  });

  test('a key of another kind is not one', async () => {
    const kept = { 'intake-answers': intakeAnswers, lead, 'application-key': 7 };
    const app = await openCreation({}, { kept });
    expect(keys(app)).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  });

  test('entering the page again while it works starts nothing new', async () => {
    const contact = Promise.withResolvers<unknown>();
    const app = await openCreation(
      { 'ensure-client-contact-exists': () => contact.promise },
      { at: '/application/app_1/carta' },
    );
    const start = { route: 'application-start' } as const;
    const entries = [app.send(navigate, start), app.send(navigate, start)];
    contact.resolve({ client_id: 'cl_1', contact_id: 'ct_1' });
    await Promise.all(entries);
    expect(app.callsOf('ensure-client-contact-exists')).toHaveLength(1);
    expect(app.callsOf('create-application')).toHaveLength(1);
  });

  test('the intro set is asked for once, however often an application is tried', async () => {
    const told = { ...lead, reported: ['account_registered', 'email_verified'] };
    const created = creationServer()['create-application'] as () => unknown;
    const app = await openCreation(
      { 'create-application': inTurn(fails(400), created) },
      { kept: { 'intake-answers': intakeAnswers, lead: told } },
    );
    await app.send(navigate, { route: 'application-start' });
    expect(app.callsOf('create-application')).toHaveLength(2);
    expect(app.callsOf('find-question-set')).toHaveLength(1);
    expect(app.screen()).toBe('question-set');
  });
});

const withLegacy = () => ({ id: 'app_1', legacy_application_id: 'leg_1', pre_decision: null });

describe('when it fails', () => {
  test('ERROR-016 the intake form is opened with what the server said and its code', async () => {
    const app = await openCreation({
      'create-application': fails(409, {
        message: 'The company exists.',
        errorCode: 'existing_client_conflict',
      }),
    });
    expect(app.address()).toBe('/?experience=vanta&partner=ramp&offer_code=TEN');
    expect(app.state()).toEqual({
      error: 'The company exists.',
      errorCode: 'existing_client_conflict',
    });
  });

  test.each([
    [fails(409, { errorCode: 'existing_client_conflict' }), 'info'],
    [fails(403), 'info'],
    [fails(409, { errorCode: 'another_conflict' }), 'error'],
    [fails(500), 'error'],
  ])(
    'ERROR-004 a company that is a client already is no fault (case %#)',
    async (failure, level) => {
      const app = await openCreation({ 'create-application': failure });
      expect(app.reports).toMatchObject([{ where: 'application creation', level }]);
    },
  );

  test.each([
    ['no connection', dropped, []],
    ['a status without a message', fails(500), []],
    ['an answer of another shape', () => ({ id: 7 }), ['contract: create-application, id']],
  ])('ERROR-017 %s reads Failed to create application', async (_, failure, contract) => {
    const app = await openCreation({ 'create-application': failure });
    expect(app.state()).toEqual({ error: 'Failed to create application', errorCode: null });
    expect(JSON.parse(app.storage.get('fairlead:intake-answers') ?? 'null')).toEqual(intakeAnswers);
    expect(app.reports.map(({ where }) => where)).toEqual([...contract, 'application creation']);
    expect(app.get(app.model.creation.$isRunning)).toBe(false);
  });

  test.each([
    ['the contact is refused', { 'ensure-client-contact-exists': fails(400, { message: 'No.' }) }],
    [
      'the eligibility is not to be had',
      { 'create-application': withLegacy, 'get-madlib-decision': fails(403, { message: 'No.' }) },
    ],
    ['the status is not to be had', { 'get-application': fails(403, { message: 'No.' }) }],
  ])('the intake form is opened with the answers and the key kept when %s', async (_, given) => {
    const app = await openCreation(given, {
      storage: memoryStorage({
        'fairlead:intake-answers': JSON.stringify(intakeAnswers),
        'fairlead:application-key': '"key_1"',
      }),
    });
    expect(app.address()).toBe('/?experience=vanta&partner=ramp&offer_code=TEN');
    expect(app.state()).toEqual({ error: 'No.', errorCode: null });
    expect(app.storage.get('fairlead:intake-answers')).not.toBeNull();
    expect(app.storage.get('fairlead:application-key')).toBe('"key_1"');
    expect(app.get(app.model.resume.$hasFailed)).toBe(false);
  });

  test.each(['create-application', 'ensure-client-contact-exists'])(
    'ERROR-019 where %s is forbidden, access can be requested, and the form keeps what was typed',
    async (call) => {
      const app = await openCreation(
        { [call]: fails(403, { message: 'Forbidden', detail: { client_id: 'cl_9' } }) },
        {
          storage: memoryStorage({
            'fairlead:intake-answers': JSON.stringify(intakeAnswers),
            'fairlead:draft:intake': '{"kept":true}',
          }),
        },
      );
      expect(app.address()).toBe('/request-access');
      expect(app.state()).toEqual({
        clientId: 'cl_9',
        company: 'Pebblewick Labs, Inc.',
        firstName: 'Ada',
        lastName: 'Lindqvist',
        email: 'ada@pebblewick.example.com',
      });
      expect(app.storage.get('fairlead:intake-answers')).toBeNull();
      expect(app.storage.get('fairlead:draft:intake')).toBe('{"kept":true}');
      expect(app.reports.map(({ where }) => where)).toEqual(['application creation']);
      expect(app.get(app.model.creation.$isRunning)).toBe(false);
    },
  );

  test.each([
    ['it failed', { 'create-application': fails(400) }, { 'intake-answers': intakeAnswers }],
    ['there is nothing to create', {}, {}],
  ])(
    'Back from the intake form does not lead to the creation again when %s',
    async (_, given, kept) => {
      const app = await openCreation(given, {
        kept,
        history: historyTo('/application/start?experience=vanta&partner=ramp&offer_code=TEN'),
      });
      expect(app.address()).toBe('/?experience=vanta&partner=ramp&offer_code=TEN');
      app.history.back();
      expect(app.address()).toBe('/application/app_0/carta');
    },
  );

  test('who has left meanwhile is not called back', async () => {
    const contact = Promise.withResolvers<unknown>();
    const app = await openCreation(
      { 'ensure-client-contact-exists': () => contact.promise.then(fails(403)) },
      { at: '/application/app_1/carta' },
    );
    const ways = [
      app.send(navigate, { route: 'application-start' }),
      app.send(navigate, { route: 'carta', params: { applicationId: 'app_1' } }),
    ];
    contact.resolve(null);
    await Promise.all(ways);
    expect(app.screen()).toBe('carta');
    expect(app.get(app.model.creation.$isRunning)).toBe(false);
    expect(app.reports).toEqual([]);
  });
});

describe('eligibility', () => {
  test('DECISION-040 a pre-decision without products leads to the unsupported location', async () => {
    const app = await openCreation({
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
    const app = await openCreation({
      'create-application': withLegacy,
      'get-madlib-decision': () => ({ decision: 'no', reason_token: 'unsupported_location' }),
    });
    expect(app.callsOf('get-madlib-decision')[0]?.path).toBe(
      '/v1/applications/leg_1/madlib_decision',
    );
    expect(app.address()).toBe('/unsupported-location');
  });

  test.each([
    ['unsupported_location', '/renewal-unsupported-location'],
    ['broker_of_record_conflict', '/renewal-blocked'],
    ['loss_review', '/discretion-quote-blocking-renewal'],
  ])('a maybe by %s on a renewal that was there already stops it', async (reason, address) => {
    const app = await openCreation({
      'create-application': withLegacy,
      'get-madlib-decision': () => ({ decision: 'maybe', reason_token: reason }),
      'get-application': () => anApplication({ renewal: aRenewal }),
    });
    expect(app.address()).toBe(address);
  });

  test('a maybe on a new application lets the applicant go on', async () => {
    const app = await openCreation({
      'create-application': withLegacy,
      'get-madlib-decision': () => ({ decision: 'maybe', reason_token: 'loss_review' }),
    });
    expect(app.screen()).toBe('question-set');
  });
});

describe('going on by status', () => {
  test('DECISION-023 CARTA-009 a new application connects Carta where that is on', async () => {
    const app = await openCreation(
      { 'get-carta-enrichment': () => ({ enrichment: null }) },
      { at: '/application/start', flags: { 'carta-data-share': true } },
    );
    expect(app.address()).toBe('/application/app_1/carta');
  });

  test('FLOW-003 resuming opens the next unanswered set, or the review when none is left', async () => {
    const middle = await openCreation({}, { at: '/application/app_1/resume' });
    expect(middle.address()).toBe('/application/app_1/qs_company');
    const end = await openCreation(
      {
        'get-next-question-set': () => someProgress(null),
        'get-review': () => ({ status: 'READY', question_set: null, sections: [] }),
      },
      { at: '/application/app_1/resume' },
    );
    expect(end.address()).toBe('/application/app_1/review');
  });

  test('resuming that fails says so and can be tried again', async () => {
    const app = await openCreation(
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
