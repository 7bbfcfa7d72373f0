import { ApiError, type Call, NetworkError } from '@fairlead/contracts';
import { connectScreens } from '@fairlead/mfe-kit/screens-entered';
import {
  $decisions,
  $history,
  $intakeAnswers,
  $route,
  $storage,
  appStarted,
  leaveFx,
  loadFlagsFx,
  memoryHistory,
  memoryStorage,
  readAddressFx,
  reportErrorFx,
  requestFx,
  suggestAddressesFx,
} from '@fairlead/store';
import { allSettled, fork } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import { createModel } from './index.ts';

const model = createModel();
const screens = connectScreens('intake');

const halyard = {
  line_1: '137 Halyard Street',
  city: 'San Francisco',
  region: 'US-CA',
  county: 'San Francisco',
  postal_code: '94105',
  country: 'US',
};
const filled = {
  legalName: ' Pebblewick Labs, Inc. ',
  website: 'pebblewicklabs.example.com',
  address: halyard,
  addressText: '137 Halyard Street',
  addressType: 'OFFICE',
  firstName: 'Ada',
  lastName: 'Lindqvist',
  title: 'CEO',
  email: 'ada@pebblewicklabs.example.com',
  phone: '4155550111',
  hdyhau: 'Event',
  terms: true,
};

const loginRequired = () => {
  throw new ApiError(401, { errorCode: 'login_required', message: 'Login required' });
};
const lead = {
  id: 'mql_1',
  client_id: null,
  contact_id: null,
  error_message: null,
  error_code: null,
};
const visitor: Record<string, unknown> = {
  'get-session': loginRequired,
  'check-partner-client': {},
  'create-lead': lead,
};
const signedIn: Record<string, unknown> = {
  ...visitor,
  'get-session': {
    authenticated: true,
    client_id: null,
    contact_id: 'ct_1',
    client_selection_required: false,
    expires_at: '2099-01-01T00:00:00Z',
  },
  'get-auth-user': { email: 'ada@x.example', name: 'Ada', family_name: 'L', picture: null },
  'get-user-info': { is_admin: false, coverage_names: [] },
  'list-applications': () => {
    throw new ApiError(404);
  },
  'list-legacy-applications': [],
};

let calls: Call[] = [];
let lefts: string[] = [];
let reports: string[] = [];
beforeEach(() => {
  calls = [];
  lefts = [];
  reports = [];
});

async function open(
  answers: Record<string, unknown>,
  { address = '/', state = {}, storage = memoryStorage(), flags = {} } = {},
) {
  const history = memoryHistory(address, state);
  const scope = fork({
    values: [
      [$history, history],
      [$storage, storage],
    ],
    handlers: [
      [
        requestFx,
        async (call: Call) => {
          calls.push(call);
          const answer = answers[call.name];
          if (answer === undefined) throw new Error(`Nothing answers ${call.name}`);
          return typeof answer === 'function' ? await answer(call) : answer;
        },
      ],
      [loadFlagsFx, () => flags],
      [leaveFx, ({ url }: { url: string }) => void lefts.push(url)],
      [reportErrorFx, ({ where }: { where: string }) => void reports.push(where)],
      [
        suggestAddressesFx,
        () => [{ id: 'p1', text: '137 Halyard Street, San Francisco, CA, USA' }],
      ],
      [readAddressFx, () => halyard],
    ],
  });
  await allSettled(screens.mounted, { scope });
  await allSettled(appStarted, { scope });
  return {
    scope,
    history,
    storage,
    get: scope.getState,
    fill: (change: object) => allSettled(model.form.changed, { scope, params: change }),
    submit: () => allSettled(model.submit.submitted, { scope }),
  };
}
const named = (name: string) => calls.filter((call) => call.name === name);

test('AUTH-001 INTAKE-001 a visitor sees the form', async () => {
  const { get } = await open(visitor);
  expect(get($route)?.name).toBe('intake');
  expect(get(model.reroute.$view)).toBe('form');
});

test('a visitor who submits is checked, becomes a lead and leaves to sign up', async () => {
  const { fill, submit, get } = await open(visitor, { address: '/?partner=ramp&utm_source=ad' });
  await fill(filled);
  await submit();
  expect(calls.map(({ name }) => name)).toEqual([
    'get-session',
    'check-partner-client',
    'create-lead',
  ]);
  expect(named('create-lead')[0]?.body).toMatchObject({
    madlib_email: filled.email,
    madlib_data: { legal_name: 'Pebblewick Labs, Inc.', phone_number: '(415) 555-0111' },
    referral_partner: 'ramp',
    utm_source: 'ad',
    url_params: 'partner=ramp&utm_source=ad',
  });
  expect(lefts).toEqual([
    '/sandbox/login?type=signup&email=ada%40pebblewicklabs.example.com&return_to=%2Fauth%2Fcallback%3Ftype%3Dsignup',
  ]);
  expect(get($intakeAnswers)?.website).toBe('https://pebblewicklabs.example.com');
});

test('a second press while the first is under way sends nothing', async () => {
  const { fill, submit } = await open(visitor);
  await fill(filled);
  await Promise.all([submit(), submit()]);
  expect(named('create-lead')).toHaveLength(1);
  expect(lefts).toHaveLength(1);
});

test('INTAKE-032 INTAKE-047 nothing is said before an attempt; then every wrong field is listed in page order', async () => {
  const { get, submit } = await open(visitor);
  expect(get(model.form.$shownErrors)).toEqual({});
  expect(get(model.form.$summary)).toEqual([]);
  await submit();
  expect(get(model.form.$summary).map(({ text }) => text)).toEqual([
    'Legal business name',
    'Website',
    'Primary address',
    'Type of location',
    'First name',
    'Last name',
    'Email',
    'Phone number',
    'Job title',
    'How did you hear about us?',
    'Terms of use',
  ]);
  expect(get(model.form.$shownErrors)).toMatchObject({
    legalName: 'Legal business name: Required',
    terms: 'Please agree to continue',
  });
  expect(calls.map(({ name }) => name)).toEqual(['get-session']);
});

test('INTAKE-047 a field that was left shows its error, the others do not', async () => {
  const { get, scope } = await open(visitor);
  await allSettled(model.form.fieldLeft, { scope, params: 'email' });
  expect(get(model.form.$shownErrors)).toEqual({ email: 'Email: Required' });
});

test('INTAKE-057 a partner client conflict leads to /user-has-application', async () => {
  const { fill, submit, history } = await open({
    ...visitor,
    'check-partner-client': () => {
      throw new ApiError(409);
    },
  });
  await fill(filled);
  await submit();
  expect(history.place().address).toBe('/user-has-application');
  expect(named('create-lead')).toEqual([]);
});

test('a partner check that does not go through stops nobody', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
  const { fill, submit } = await open({
    ...visitor,
    'check-partner-client': () => {
      throw new NetworkError();
    },
  });
  await fill(filled);
  await submit();
  vi.useRealTimers();
  expect(named('check-partner-client')).toHaveLength(2);
  expect(reports).toContain('partner check');
  expect(lefts).toHaveLength(1);
});

test('without a connection nobody is sent away; the same submit works once it is back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
  let isDown = true;
  const unlessDown = (answer: unknown) => () => {
    if (isDown) throw new NetworkError();
    return answer;
  };
  const { fill, submit, get } = await open({
    ...visitor,
    'check-partner-client': unlessDown({}),
    'create-lead': unlessDown(lead),
  });
  await fill(filled);
  await submit();
  expect(lefts).toEqual([]);
  expect(get(model.$notice)).toContain('not connected to the internet');
  isDown = false;
  await submit();
  vi.useRealTimers();
  expect(get(model.$notice)).toBe('');
  expect(lefts).toHaveLength(1);
});

test('ERROR-020 any other failure of a submit is logged and crashes the screen; what was typed is kept', async () => {
  const { fill, submit, get } = await open({
    ...visitor,
    'check-partner-client': () => {
      throw new ApiError(400, { message: 'Bad website' });
    },
  });
  await fill(filled);
  await submit();
  expect(get(model.$crash)).toMatchObject({ message: 'Bad website' });
  expect(reports).toEqual(['partner check']);
  expect(get(model.form.$form).firstName).toBe('Ada');
  expect(lefts).toEqual([]);
});

test.each([
  ['a 409 with the code', () => new ApiError(409, { errorCode: 'existing_client_conflict' })],
  ['a 403', () => new ApiError(403)],
])('INTAKE-055 ERROR-019 an existing client (%s) asks for access', async (_, failure) => {
  const { fill, submit, history, get } = await open({
    ...visitor,
    'create-lead': () => {
      throw failure();
    },
  });
  await fill(filled);
  await submit();
  expect(history.place()).toMatchObject({
    address: '/request-access',
    state: { firstName: 'Ada', lastName: 'Lindqvist', email: filled.email },
  });
  expect(get($intakeAnswers)).toBeNull();
  expect(lefts).toEqual([]);
});

test('ERROR-006 ERROR-007 any other lead failure is logged and the flow goes on', async () => {
  const { fill, submit } = await open({
    ...visitor,
    'create-lead': () => {
      throw new ApiError(400, { errorCode: 'mql_creation_failed' });
    },
  });
  await fill(filled);
  await submit();
  expect(reports).toEqual(['create lead']);
  expect(lefts).toHaveLength(1);
});

test('INTAKE-054 with a lead id stored no lead is created', async () => {
  const storage = memoryStorage();
  const first = await open(visitor, { storage });
  await first.fill(filled);
  await first.submit();
  const second = await open(visitor, { storage });
  await second.submit();
  expect(named('create-lead')).toHaveLength(1);
  expect(lefts).toHaveLength(2);
});

test('a lead whose answer was lost is asked for again under the same key, also after a reload', async () => {
  const storage = memoryStorage();
  const lost = { ...visitor, 'create-lead': () => Promise.reject(new NetworkError()) };
  const first = await open(lost, { storage });
  await first.fill(filled);
  await first.submit();
  const second = await open(visitor, { storage });
  await second.submit();
  const [one, two] = named('create-lead').map(({ headers }) => headers['Idempotency-Key']);
  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(two).toBe(one);
});

test('a reload keeps what was typed', async () => {
  const storage = memoryStorage();
  const first = await open(visitor, { storage });
  await first.fill({ legalName: 'Pebblewick', address: halyard });
  const second = await open(visitor, { storage });
  expect(second.get(model.form.$form)).toMatchObject({ legalName: 'Pebblewick', address: halyard });
});

test('an address is typed, suggested and chosen', async () => {
  const { scope, get } = await open(visitor);
  await allSettled(model.address.typed, { scope, params: '137 hal' });
  expect(get(model.address.$suggestions)).toHaveLength(1);
  await allSettled(model.address.picked, { scope, params: 'p1' });
  expect(get(model.form.$form)).toMatchObject({
    address: halyard,
    addressText: '137 Halyard Street, San Francisco, CA 94105',
  });
  await allSettled(model.address.typed, { scope, params: '138' });
  expect(get(model.form.$form).address).toBeNull();
});

test('INTAKE-006 someone signed in without an application stays at the form', async () => {
  const { get } = await open(signedIn);
  expect(get($decisions)).toMatchObject([{ router: 'after-sign-in', because: 'no-application' }]);
  expect(get(model.reroute.$view)).toBe('form');
});

test('INTAKE-006 someone signed in with cover is sent on', async () => {
  const { history } = await open({
    ...signedIn,
    'get-user-info': { is_admin: false, coverage_names: ['cyber'] },
  });
  expect(history.place().address).toBe('/user-has-cyber?experience=fairlead');
});

test('someone signed in who submits goes on to the application without signing up', async () => {
  const { fill, submit, history } = await open(signedIn);
  await fill(filled);
  await submit();
  expect(lefts).toEqual([]);
  expect(history.place().address).toBe('/application/start?experience=fairlead');
});

test('INTAKE-005 an error in the navigation state is shown, and nobody is sent on before a new submit', async () => {
  const storage = memoryStorage({
    'fairlead:intake-answers': JSON.stringify({}),
  });
  const { get, history } = await open(signedIn, {
    state: { error: 'Failed to create application', errorCode: 'x' },
    storage,
  });
  expect(get(model.$banner)).toBe('Failed to create application');
  expect(history.place().address).toBe('/');
});

test('facts that do not load can be asked for again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
  let isDown = true;
  const answers = {
    ...signedIn,
    'list-legacy-applications': () => {
      if (isDown) throw new NetworkError();
      return [];
    },
  };
  const { get, scope } = await open(answers);
  expect(get(model.reroute.$view)).toBe('failed');
  isDown = false;
  await allSettled(model.reroute.retried, { scope });
  vi.useRealTimers();
  expect(get(model.reroute.$view)).toBe('form');
});

test('AUTH-045 an unverified e-mail leads to /verify-email', async () => {
  const { history } = await open({
    ...visitor,
    'get-session': () => {
      throw new ApiError(403, { message: 'unverified_email:ada@x.example' });
    },
  });
  expect(history.place()).toEqual({
    address: '/verify-email?experience=fairlead',
    state: { email: 'ada@x.example' },
  });
});
