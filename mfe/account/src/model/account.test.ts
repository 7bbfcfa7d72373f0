import { ApiError, type Call, NetworkError } from '@fairlead/contracts';
import { connectScreens } from '@fairlead/mfe-kit/screens-entered';
import {
  $decisions,
  $history,
  $route,
  $storage,
  $toasts,
  appStarted,
  authFailed,
  leaveFx,
  loadFlagsFx,
  memoryHistory,
  memoryStorage,
  openChatFx,
  reportErrorFx,
  requestFx,
  sendEventFx,
} from '@fairlead/store';
import { allSettled, createWatch, fork } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import { textsOf } from '../texts.ts';
import { createModel } from './index.ts';

const model = createModel();
const screens = connectScreens('account');

const session = {
  authenticated: true,
  client_id: 'cl_1',
  contact_id: 'ct_1',
  client_selection_required: false,
  expires_at: '2099-01-01T00:00:00Z',
};
const fails =
  (status: number, errorCode: string, message = errorCode) =>
  () => {
    throw new ApiError(status, { errorCode, message });
  };
const signedIn: Record<string, unknown> = {
  'get-session': session,
  'get-auth-user': { email: 'ada@x.example', name: 'Ada', family_name: 'L', picture: null },
  'get-user-info': { is_admin: false, coverage_names: [] },
};
const nobody: Record<string, unknown> = { 'get-session': fails(401, 'login_required') };
const unverified: Record<string, unknown> = {
  'get-session': fails(403, 'unverified_email', 'unverified_email:ada@x.example'),
};

let calls: Call[] = [];
let lefts: string[] = [];
let events: { name: string }[] = [];
let failures: string[] = [];
beforeEach(() => {
  calls = [];
  lefts = [];
  events = [];
  failures = [];
});

async function open(
  address: string,
  answers: Record<string, unknown>,
  { state = {}, storage = memoryStorage(), embedded = false } = {},
) {
  if (embedded)
    storage.set(
      'fairlead:auth-source',
      JSON.stringify({ authSource: 'auth_service_embedded', expiry: Date.now() + 1e6 }),
    );
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
          return typeof answer === 'function' ? await answer(call) : (answer ?? {});
        },
      ],
      [loadFlagsFx, () => ({})],
      [leaveFx, ({ url }: { url: string }) => void lefts.push(url)],
      [reportErrorFx, () => {}],
      [sendEventFx, (event: { name: string }) => void events.push(event)],
      [openChatFx, () => Promise.reject(new Error('no chat'))],
    ],
  });
  createWatch({ unit: authFailed, scope, fn: ({ message }) => failures.push(message) });
  await allSettled(screens.mounted, { scope });
  await allSettled(appStarted, { scope });
  return {
    scope,
    history,
    storage,
    get: scope.getState,
    at: () => history.place(),
    texts: () => textsOf(model, scope),
  };
}
const named = (name: string) => calls.filter((call) => call.name === name);

test('AUTH-003 /login leaves for the login site, with the e-mail and the address wanted', async () => {
  const { at } = await open('/login?email=a%40b.co', nobody, {
    state: { wanted: '/application/app_1/review' },
  });
  expect(lefts).toEqual([
    '/sandbox/login?type=login&email=a%40b.co&return_to=%2Fauth%2Fcallback%3Ftype%3Dlogin%26wanted%3D%252Fapplication%252Fapp_1%252Freview',
  ]);
  expect(at().state).toEqual({ wanted: '/application/app_1/review', left: true });
});

test('who comes back from the login site finds a button instead of being sent away again', async () => {
  const { texts, scope } = await open('/login', nobody, { state: { left: true } });
  expect(lefts).toEqual([]);
  expect(texts()).toContain('Sign In');
  await allSettled(model.login.signInChosen, { scope });
  expect(lefts).toHaveLength(1);
});

test('AUTH-004 /login with an unverified e-mail leads to /verify-email', async () => {
  const { at } = await open('/login?experience=vanta', unverified);
  expect(at()).toEqual({
    address: '/verify-email?experience=vanta',
    state: { email: 'ada@x.example' },
  });
});

test('AUTH-005 /login of someone signed in leads to /, or to the address wanted', async () => {
  expect((await open('/login', signedIn)).at().address).toBe('/');
  const wanted = { state: { wanted: '/application/app_1/review' } };
  expect((await open('/login', signedIn, wanted)).at().address).toBe('/application/app_1/review');
});

test.each(['https://evil.example', '//evil.example', '/no-such-screen', 7])(
  'an address wanted that is no screen of ours (%s) is not followed',
  async (wanted) => {
    expect((await open('/login', signedIn, { state: { wanted } })).at().address).toBe('/');
  },
);

test('embedded people are never sent to the login site', async () => {
  const { at } = await open('/login', nobody, { embedded: true });
  expect(lefts).toEqual([]);
  expect(at().address).toBe('/user-has-application');
});

test('AUTH-008 /auth/callback of nobody leads to /', async () => {
  const { at, get } = await open('/auth/callback?type=login', nobody);
  expect(at().address).toBe('/');
  expect(get($decisions)).toMatchObject([{ router: 'auth-callback', because: 'unauthenticated' }]);
});

test('AUTH-010 /auth/callback of someone signed in leads to / with the query kept', async () => {
  const { at } = await open('/auth/callback?type=login&experience=vanta&partner=ramp', signedIn);
  expect(at().address).toBe('/?type=login&experience=vanta&partner=ramp');
});

test('/auth/callback comes back to the address that was wanted', async () => {
  const { at, get } = await open(
    `/auth/callback?type=login&wanted=${encodeURIComponent('/application/app_1/review?x=1')}`,
    signedIn,
  );
  expect(at().address).toBe('/application/app_1/review?x=1');
  expect(get($decisions)).toMatchObject([{ router: 'auth-callback', because: 'wanted' }]);
});

test('AUTH-006 AUTH-007 AUTH-009 after signing up the account is reported and the e-mail has to be verified', async () => {
  const storage = memoryStorage({
    'fairlead:lead': JSON.stringify({ id: 'mql_1', key: 'k', reported: [] }),
  });
  const path = '/auth/callback?type=signup&experience=vanta';
  const { at } = await open(path, unverified, { storage });
  expect(at()).toEqual({
    address: '/verify-email?experience=vanta',
    state: { email: 'ada@x.example' },
  });
  expect(named('lead-account-registered')[0]).toMatchObject({
    path: '/v1/marketing_qualified_leads/mql_1/account_registered',
    body: { auth0_email: 'ada@x.example' },
  });
  expect(named('update-lead')[0]?.body).toEqual({ id: 'mql_1', auth0_email: 'ada@x.example' });
  await open(path, unverified, { storage });
  expect(named('lead-account-registered')).toHaveLength(1);
});

test('AUTH-007 signing in reports no account', async () => {
  const storage = memoryStorage({
    'fairlead:lead': JSON.stringify({ id: 'mql_1', key: 'k', reported: [] }),
  });
  await open('/auth/callback?type=login', unverified, { storage });
  expect(named('lead-account-registered')).toEqual([]);
});

test('AUTH-040 ERROR-009 someone with several clients has to choose one', async () => {
  const several = { 'get-session': fails(403, 'client_selection_required') };
  const { at } = await open('/auth/callback?type=login', several);
  expect(at().address).toBe('/choose-profile');
});

test('AUTH-026 ERROR-010 an error that means signed out leads on like signed out', async () => {
  const { at } = await open('/auth/callback?error=login_required', nobody);
  expect(at().address).toBe('/');
});

test('AUTH-026 a stale sign-in logs out', async () => {
  await open('/auth/callback?error=invalid_state', nobody);
  expect(lefts).toEqual(['/sandbox/logout?return_to=%2Flogout%2Fcallback']);
});

test('AUTH-026 ERROR-011 any other error of the login site is fatal, with its description', async () => {
  const { get } = await open('/auth/callback?error=access_denied&error_description=No', nobody);
  expect(failures).toEqual(['Login failed: No']);
  expect(get(model.$crash)?.message).toBe('Login failed: No');
});

test('AUTH-011 AUTH-012 /logout/callback forgets everything, and 100 ms later opens /login with the e-mail', async () => {
  vi.useFakeTimers();
  const storage = memoryStorage({ 'fairlead:draft:intake': '{}', other: 'x' });
  const opened = open('/logout/callback?email=a%40b.co', nobody, { storage });
  await vi.advanceTimersByTimeAsync(99);
  expect(storage.keys()).toEqual(['other']);
  expect(lefts).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  expect((await opened).at().address).toBe('/login?email=a%40b.co');
});

test('AUTH-013 /loginportal/send is /login', async () => {
  expect((await open('/loginportal/send', nobody)).at().address).toBe('/login');
});

test('AUTH-016 INTAKE-058 a verified e-mail goes on to /, and the lead is patched', async () => {
  const storage = memoryStorage({
    'fairlead:lead': JSON.stringify({ id: 'mql_1', key: 'k', reported: [] }),
  });
  const { at } = await open('/loginportal/emailVerified?success=true&email=a%40b.co', signedIn, {
    storage,
  });
  expect(at().address).toBe('/');
  expect(named('lead-email-verified')).toHaveLength(1);
  expect(named('update-lead')[0]?.body).toEqual({ id: 'mql_1', email_verified: true });
});

test.each(['This URL is single-use.', 'This account is already verified.'])(
  'AUTH-017 AUTH-018 "%s" goes on to /',
  async (message) => {
    const query = new URLSearchParams({ success: 'false', message });
    expect((await open(`/loginportal/emailVerified?${query}`, nobody)).at().address).toBe('/');
  },
);

const expired = '/loginportal/emailVerified?success=false&message=Access%20expired.&email=a%40b.co';

test('AUTH-019 AUTH-020 with access expired, Log in sends a new verification e-mail', async () => {
  const { texts, scope, at } = await open(expired, nobody);
  expect(texts()).toContain('Link expired');
  await allSettled(model.emailVerified.logInChosen, { scope });
  expect(named('resend-verification')[0]?.body).toEqual({ email: 'a@b.co' });
  expect(at()).toEqual({ address: '/verify-email', state: { email: 'a@b.co' } });
});

test('a new verification e-mail that could not be sent says so, and can be asked for again', async () => {
  let isDown = true;
  const { texts, scope, at } = await open(expired, {
    ...nobody,
    'resend-verification': () => {
      if (isDown) throw new ApiError(400);
      return {};
    },
  });
  await allSettled(model.emailVerified.logInChosen, { scope });
  expect(texts().join()).toContain('could not be sent');
  isDown = false;
  await allSettled(model.emailVerified.logInChosen, { scope });
  expect(at().address).toBe('/verify-email');
});

test('AUTH-021 any other verification result is an error that is tracked', async () => {
  const { get } = await open('/loginportal/emailVerified?success=false&message=Odd', nobody);
  expect(events).toMatchObject([
    { name: 'Email verification failed', properties: { message: 'Odd' } },
  ]);
  expect(get(model.$crash)).not.toBeNull();
});

test('AUTH-022 AUTH-023 AUTH-024 /verify-email tells to click the link, and sends another', async () => {
  const { texts, scope, get } = await open('/verify-email', unverified);
  expect(texts()).toEqual(
    expect.arrayContaining(['Please check your email.', 'Talk to an Advisor', 'Send it again']),
  );
  expect(texts().join()).toMatch(/ada@x\.example\. Click the link in the email/);
  await allSettled(model.verifyEmail.resendChosen, { scope });
  expect(named('resend-verification')).toHaveLength(1);
  expect(get($toasts)[0]?.text).toBe('We sent a new link to ada@x.example.');
});

test('/verify-email of someone verified by now goes on', async () => {
  expect((await open('/verify-email', signedIn)).at().address).toBe('/');
});

const requester = {
  clientId: 'cl_4',
  company: 'Brindlecove',
  firstName: 'Ruth',
  lastName: 'A',
  email: 'r@b.co',
};

test('INTAKE-007 INTAKE-008 INTAKE-056 ERROR-022 access is asked for once and confirmed', async () => {
  const { scope, texts } = await open('/request-access', nobody, { state: requester });
  expect(texts()).toEqual([
    'Company account already exists.',
    'Someone at Brindlecove has an account already. Ask for access, and the administrator of the account decides.',
    'Request Access',
    'Back',
    'I do not know who that could be',
  ]);
  await Promise.all([
    allSettled(model.requestAccess.requested, { scope }),
    allSettled(model.requestAccess.requested, { scope }),
  ]);
  expect(named('request-client-access').map(({ body }) => body)).toEqual([
    { client_id: 'cl_4', first_name: 'Ruth', last_name: 'A', email: 'r@b.co' },
  ]);
  expect(texts().at(-1)).toMatch(/^Your request has been sent to the admin user\.\.\./);
  expect(texts()).not.toContain('Request Access');
});

test.each([
  ['the call fails', requester],
  ['nobody knows whose account it is', {}],
])('ERROR-021 when %s, the team is named', async (_, state) => {
  const { scope, texts } = await open(
    '/request-access',
    { ...nobody, 'request-client-access': () => Promise.reject(new NetworkError()) },
    { state },
  );
  await allSettled(model.requestAccess.requested, { scope });
  expect(texts()).toContain(
    'We encountered an unexpected error sending your request. Please contact our team at team@fairlead.example.com.',
  );
});

test('Back leads from /request-access to the form', async () => {
  const { scope, at } = await open('/request-access', nobody, { state: requester });
  await allSettled(model.requestAccess.backChosen, { scope });
  expect(at().address).toBe('/');
});

const clients = [
  { client_id: 'cl_3', company: 'Siltbird' },
  { client_id: 'cl_3b', company: 'Marrowlark' },
];

test('AUTH-041 a profile is chosen, and the session is that client’s', async () => {
  let client_id: string | null = null;
  const { scope, at, texts } = await open(
    '/choose-profile',
    {
      ...signedIn,
      'get-session': () => {
        if (!client_id) throw new ApiError(403, { errorCode: 'client_selection_required' });
        return { ...session, client_id };
      },
      'list-clients': clients,
      'switch-client': () => {
        client_id = 'cl_3b';
        return {};
      },
    },
    { state: { wanted: '/application/app_1/review' } },
  );
  expect(texts()).toEqual(expect.arrayContaining(['Siltbird', 'Marrowlark']));
  await allSettled(model.chooseProfile.chosen, { scope, params: 'cl_3b' });
  expect(named('switch-client')[0]?.path).toBe('/login/switch/cl_3b');
  expect(at().address).toBe('/application/app_1/review');
});

test('a list of companies that did not load can be asked for again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
  let isDown = true;
  const { scope, texts } = await open('/choose-profile', {
    ...signedIn,
    'list-clients': () => {
      if (isDown) throw new NetworkError();
      return clients;
    },
  });
  expect(texts()).toContain('The list of companies did not load.');
  isDown = false;
  await allSettled(model.chooseProfile.retried, { scope });
  vi.useRealTimers();
  expect(texts()).toContain('Siltbird');
});

test('a profile that could not be opened changes nothing', async () => {
  const { scope, texts, at } = await open('/choose-profile', {
    ...signedIn,
    'list-clients': clients,
    'switch-client': fails(503, 'down'),
  });
  await allSettled(model.chooseProfile.chosen, { scope, params: 'cl_3' });
  expect(texts().join()).toContain('could not be opened');
  expect(at().address).toBe('/choose-profile');
});

test('nobody signed in has no profile to choose', async () => {
  await open('/choose-profile', nobody);
  expect(lefts[0]).toContain('/sandbox/login');
});

test('INTAKE-009 INTAKE-010 /user-has-application offers sign-in, the account, or neither when embedded', async () => {
  const state = { company: 'Grebeline' };
  const visitor = await open('/user-has-application', nobody, { state });
  expect(visitor.texts().slice(1)).toEqual([
    'An application for Grebeline has been started. Sign in to go on with it instead of starting again.',
    'Sign in',
  ]);
  const known = await open('/user-has-application', signedIn, { state });
  expect(known.texts()).toContain('Go to your account');
  const embedded = await open('/user-has-application', nobody, { state, embedded: true });
  expect(embedded.texts()).toHaveLength(2);
});

test('INTAKE-011 INTAKE-015 the client pages lead to the customer account', async () => {
  const insured = await open('/user-has-insurance', signedIn);
  await allSettled(model.clients.accountChosen, { scope: insured.scope });
  const cyber = await open('/user-has-cyber?experience=vanta', signedIn);
  expect(cyber.texts()).toEqual(expect.arrayContaining(['Upload Documents', 'Go to your account']));
  await allSettled(model.clients.uploadChosen, { scope: cyber.scope });
  expect(lefts).toEqual([
    'https://portal.fairlead.example.com',
    'https://portal.fairlead.example.com?open=documents',
  ]);
});

test('INTAKE-016 a Cyber upgrade starts with signing in and comes back to the Cyber page', async () => {
  const { texts, scope } = await open('/cyber-upgrade?experience=vanta', nobody);
  expect(texts()).toContain('Sign in to submit a Cyber upgrade');
  await allSettled(model.clients.signInChosen, { scope });
  expect(decodeURIComponent(decodeURIComponent(lefts[0] ?? ''))).toContain(
    'wanted=/user-has-cyber?experience=vanta',
  );
});

test('INTAKE-012 INTAKE-013 the welcome has three steps, is remembered, and keeps the query', async () => {
  const { texts, scope, at, storage } = await open(
    '/vanta-welcome?experience=vanta&partner=x',
    nobody,
  );
  expect(texts()[0]).toBe('Insure your startup in 10 minutes.');
  expect(texts()).toHaveLength(1 + 1 + 3 * 2 + 1);
  expect(storage.get('fairlead:vanta-welcome-seen')).toBe('true');
  await allSettled(model.clients.startChosen, { scope });
  expect(at().address).toBe('/?experience=vanta&partner=x');
});

test('a chat that does not open says where to write', async () => {
  const { scope, get } = await open('/verify-email', unverified);
  await allSettled(model.advisorAsked, { scope, params: 'verify-email' });
  expect(get($toasts)[0]).toMatchObject({ tone: 'danger' });
  expect(get($route)?.name).toBe('verify-email');
});
