import { ApiError, type Call, createLead, Lead, NetworkError } from '@fairlead/contracts';
import { type ApplicantSummary, applicantSummary, emptyIntakeForm } from '@fairlead/domain';
import { allSettled, fork } from 'effector';
import { validate } from 'superstruct';
import { expect, test, vi } from 'vitest';
import { appStarted } from '../app.ts';
import { requestFx } from '../calls/request.ts';
import { type ErrorReport, reportErrorFx } from '../host-effects.ts';
import { memoryHistory } from '../navigation/history.ts';
import { $history } from '../navigation/navigation.ts';
import { $owner } from '../session/owner.ts';
import { visitor } from '../storage/own-storage.ts';
import { $storage, memoryStorage } from '../storage/storage.ts';
import { anonymousIdRead } from '../tracking/anonymous-id.ts';
import { createLeadFx } from './create-lead.ts';
import { $lead } from './lead.ts';
import { accountRegistered, applicationCreated, emailVerified } from './lead-life-cycle.ts';

const lead = {
  id: 'mql_1',
  client_id: null,
  contact_id: null,
  error_message: null,
  error_code: null,
};
const summary: ApplicantSummary = applicantSummary(emptyIntakeForm);

async function open(
  answer: (call: Call) => unknown,
  storage = memoryStorage(),
  address = '/?partner=Carta&offer_code=SPRING',
) {
  const calls: Call[] = [];
  const logged: string[] = [];
  const errors: unknown[] = [];
  const levels: string[] = [];
  const scope = fork({
    values: [
      [$history, memoryHistory(address)],
      [$storage, storage],
    ],
    handlers: [
      [
        requestFx,
        (call: Call) => {
          if (call.service === 'policy-admin') calls.push(call);
          return answer(call);
        },
      ],
      [
        reportErrorFx,
        ({ where, error, level = 'error' }: ErrorReport) => {
          levels.push(level);
          logged.push(where);
          errors.push(error);
        },
      ],
    ],
  });
  await allSettled(appStarted, { scope });
  await allSettled($owner, { scope, params: visitor });
  const create = () => allSettled(createLeadFx, { scope, params: summary });
  const liveOn = async () => {
    await allSettled(accountRegistered, { scope, params: { email: 'ada@x.example' } });
    await allSettled(emailVerified, { scope });
    await allSettled(applicationCreated, { scope, params: { applicationId: 'app_1' } });
  };
  return { scope, calls, logged, levels, errors, create, liveOn };
}

test('INTAKE-030 a lead is created, registered, verified and applied for, each told once', async () => {
  const storage = memoryStorage();
  const { calls, create, liveOn } = await open(() => lead, storage);
  await create();
  await liveOn();
  await liveOn();
  expect(calls.map(({ name, path }) => [name, path])).toEqual([
    ['create-lead', '/v1/marketing_qualified_leads'],
    ['lead-account-registered', '/v1/marketing_qualified_leads/mql_1/account_registered'],
    ['update-lead', '/v1/marketing_qualified_leads/mql_1'],
    ['lead-email-verified', '/v1/marketing_qualified_leads/mql_1/email_verified'],
    ['update-lead', '/v1/marketing_qualified_leads/mql_1'],
    ['lead-application-created', '/v1/marketing_qualified_leads/mql_1/application_created'],
  ]);
  expect(calls.slice(1).map(({ body }) => body)).toEqual([
    { auth0_email: 'ada@x.example' },
    { id: 'mql_1', auth0_email: 'ada@x.example' },
    undefined,
    { id: 'mql_1', email_verified: true },
    { application_id: 'app_1' },
  ]);
  const later = await open(() => lead, storage);
  await later.liveOn();
  expect(await later.create()).toEqual({ status: 'done', value: { kind: 'lead', id: 'mql_1' } });
  expect(later.calls).toEqual([]);
});

test('without a lead nothing is reported it', async () => {
  const { calls, liveOn } = await open(() => lead);
  await liveOn();
  expect(calls).toEqual([]);
});

test('ERROR-007 a life-cycle report that fails is logged, and stops nothing', async () => {
  const { logged, create, liveOn } = await open(({ name }) => {
    if (name !== 'create-lead') throw new ApiError(500);
    return lead;
  });
  await create();
  await liveOn();
  expect(logged).toEqual([
    'lead: account_registered',
    'lead: account_registered',
    'lead: email_verified',
    'lead: email_verified',
    'lead: application_created',
  ]);
});

const kept = (given: object = {}) =>
  memoryStorage({
    'fairlead:lead': JSON.stringify({ id: 'mql_1', key: 'k', reported: [], ...given }),
  });
const reports = (calls: readonly Call[]) => calls.map(({ name }) => name);
const registered = ['lead-account-registered', 'update-lead'];
const verified = ['lead-email-verified', 'update-lead'];

test('a failed report does not skip the update of the lead', async () => {
  const { calls, liveOn } = await open(({ name }) => {
    if (name.startsWith('lead-')) throw new ApiError(500);
    return lead;
  }, kept());
  await liveOn();
  expect(reports(calls)).toEqual([...registered, ...verified, 'lead-application-created']);
});

test('an error log that is down does not skip the update of the lead either', async () => {
  const calls: Call[] = [];
  const scope = fork({
    values: [[$storage, kept()]],
    handlers: [
      [
        requestFx,
        (call: Call) => {
          calls.push(call);
          throw new ApiError(500);
        },
      ],
      [reportErrorFx, () => Promise.reject(new Error('down'))],
    ],
  });
  await allSettled(appStarted, { scope });
  await allSettled($owner, { scope, params: visitor });
  await allSettled(accountRegistered, { scope, params: { email: 'ada@x.example' } });
  expect(reports(calls).filter((name) => name !== 'get-session')).toEqual(registered);
});

test('a verified address waits for its account, also over a reload', async () => {
  const storage = kept();
  const first = await open(() => lead, storage);
  await allSettled(emailVerified, { scope: first.scope });
  expect(first.calls).toEqual([]);
  const later = await open(() => lead, storage);
  expect(later.calls).toEqual([]);
  await allSettled(accountRegistered, { scope: later.scope, params: { email: 'ada@x.example' } });
  expect(reports(later.calls)).toEqual([...registered, ...verified]);
});

test('an application proves the account: a verified address waits no longer', async () => {
  const { scope, calls } = await open(() => lead, kept());
  await allSettled(emailVerified, { scope });
  await allSettled(applicationCreated, { scope, params: { applicationId: 'app_1' } });
  expect(reports(calls)).toEqual([...verified, 'lead-application-created']);
});

test('what happens while a report is on its way is sent after it, in order', async () => {
  const late = Promise.withResolvers<unknown>();
  const { scope, calls } = await open(({ name }) => {
    return name === 'lead-account-registered' ? late.promise : lead;
  }, kept());
  const happened = [
    allSettled(accountRegistered, { scope, params: { email: 'ada@x.example' } }),
    allSettled(applicationCreated, { scope, params: { applicationId: 'app_1' } }),
    allSettled(emailVerified, { scope }),
  ];
  await vi.waitFor(() => expect(reports(calls)).toEqual(['lead-account-registered']));
  late.resolve({});
  await Promise.all(happened);
  expect(reports(calls)).toEqual([...registered, ...verified, 'lead-application-created']);
});

test('reports that a closed page left behind are sent by the next one', async () => {
  const waiting = [{ kind: 'application_created', applicationId: 'app_1' }];
  const { calls } = await open(() => lead, kept({ reported: ['account_registered'], waiting }));
  expect(reports(calls)).toEqual(['lead-application-created']);
});

test('the visitor id of analytics goes along once it is known, and attribution as it was given', async () => {
  const { scope, calls, create } = await open(() => ({ ...lead, id: null }));
  await create();
  await allSettled(anonymousIdRead, { scope, params: 'anon_1' });
  await create();
  expect(calls.map(({ body }) => body)).toMatchObject([
    { segment_anonymous_id: null, referral_partner: 'Carta', offer_code: 'SPRING' },
    { segment_anonymous_id: 'anon_1' },
  ]);
});

test('a lead says what the form says and where its company came from, and nothing else', async () => {
  const parameters =
    'partner=Ramp&offer_code=o&utm_content=c&utm_name=n&utm_source=s&utm_term=t&utm_medium=m&referrer_id=r&account_id=a&opportunity_id=p&shoe=43';
  const { calls, create } = await open(() => lead, memoryStorage(), `/?${parameters}`);
  await create();
  expect(calls[0]?.body).toEqual({
    madlib_email: summary.email,
    madlib_data: summary,
    segment_anonymous_id: null,
    utm_content: 'c',
    utm_name: 'n',
    utm_source: 's',
    utm_term: 't',
    utm_medium: 'm',
    referral_partner: 'Ramp',
    offer_code: 'o',
    referrer_id: 'r',
    account_id: 'a',
    opportunity_id: 'p',
    url_params: parameters,
  });
});

test('without parameters in the address, or without an address, a lead has none', async () => {
  const { calls, create } = await open(() => lead, memoryStorage(), '/login');
  await create();
  const scope = fork({ handlers: [[requestFx, (call: Call) => calls.push(call) && lead]] });
  await allSettled(createLeadFx, { scope, params: summary });
  expect(calls.map(({ body }) => body)).toMatchObject([{ url_params: null }, { url_params: null }]);
});

test('every try to create a lead carries the same key, on another page too, until there is one', async () => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    (bytes as unknown as Uint8Array).set([10, 200]);
    return bytes;
  });
  const storage = memoryStorage();
  const broken = () => {
    throw new NetworkError();
  };
  const key = `0ac8${'00'.repeat(14)}`;
  const { calls, create } = await open(broken, storage);
  expect(await create()).toMatchObject({ status: 'done', value: { kind: 'none' } });
  expect(JSON.parse(storage.get('fairlead:lead') ?? '')).toEqual({
    id: null,
    key,
    reported: [],
    waiting: [],
  });
  vi.mocked(crypto.getRandomValues).mockImplementation((bytes) => bytes);
  await create();
  const later = await open(() => lead, storage);
  await later.create();
  vi.restoreAllMocks();
  const keys = [...calls, ...later.calls].map(({ headers }) => headers['Idempotency-Key']);
  expect(keys).toEqual([key, key, key]);
});

test.each(['7', '{"id":7,"key":"","reported":[]}', '{"id":"mql_9"}', 'no json'])(
  'a lead that was kept otherwise (%s) counts as none',
  async (text) => {
    const { calls, liveOn } = await open(() => lead, memoryStorage({ 'fairlead:lead': text }));
    await liveOn();
    expect(calls).toEqual([]);
  },
);

test.each([
  [{ client_id: 'cl_9' }, 'cl_9'],
  [{ client_id: 7 }, null],
  ['a word', null],
  [null, null],
  [undefined, null],
])('a refusal that says %j of the company names the client %j', async (detail, clientId) => {
  const { scope, create } = await open(() => {
    throw new ApiError(403, { detail });
  });
  expect(await create()).toMatchObject({ value: { kind: 'existing-client', clientId } });
  expect(scope.getState($lead).id).toBeNull();
});

test.each([
  ['The lead was not made', 'The lead was not made'],
  [null, 'mql_creation_failed'],
])('what went wrong with a lead (%j) is logged as %s', async (error_message, message) => {
  const answer = { ...lead, id: null, error_code: 'mql_creation_failed', error_message };
  const { scope, errors, create } = await open(() => answer);
  await create();
  expect(errors).toMatchObject([{ message }]);
  expect(scope.getState($lead).id).toBeNull();
});

test.each([
  ['existing_client_conflict', 'existing-client', 'info'],
  ['mql_creation_failed', 'none', 'error'],
])(
  'ERROR-004 ERROR-005 ERROR-006 the code %s, answered or refused with, means %s and is logged as %s',
  async (code, kind, level) => {
    expect(createLead.errors?.map((error) => error.code)).toContain(code);
    const refused = await open(() => {
      throw new ApiError(409, { errorCode: code });
    });
    expect(await refused.create()).toMatchObject({ status: 'done', value: { kind } });
    expect([refused.logged, refused.levels]).toEqual([['create lead'], [level]]);
    const answered = await open(() => ({ ...lead, id: null, error_code: code }));
    expect(await answered.create()).toMatchObject({ status: 'done', value: { kind } });
    expect([answered.logged, answered.levels]).toEqual([['create lead'], [level]]);
  },
);

test('INTAKE-027 a lead has an id, its client, its contact and what went wrong', () => {
  expect(validate(lead, Lead)[0]).toBeUndefined();
  for (const field of Object.keys(lead)) {
    expect(validate({ ...lead, [field]: 7 }, Lead)[0]?.path).toEqual([field]);
  }
});
