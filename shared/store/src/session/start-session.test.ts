import { ApiError, type Call, NetworkError } from '@fairlead/contracts';
import { allSettled, createWatch, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  $auth,
  $authSource,
  $clientId,
  $flags,
  $hasSeveralClients,
  $history,
  $http,
  $isEmbedded,
  $isLeaving,
  $isSignedIn,
  $journal,
  $session,
  $storage,
  $user,
  $userInfo,
  appStarted,
  authFailed,
  createHttpClient,
  leaveFx,
  listClientsFx,
  loadFlagsFx,
  memoryHistory,
  memoryStorage,
  requestFx,
  screenEntered,
  sessionRequested,
  signInRequested,
  signOutRequested,
  signUpRequested,
} from '../index.ts';
import { $authFailure } from './session.ts';

const session = {
  authenticated: true,
  client_id: 'cl_1',
  contact_id: 'ct_1',
  client_selection_required: false,
  expires_at: '2026-11-20T20:00:00Z',
};
const answers: Record<string, unknown> = {
  'get-session': session,
  'get-auth-user': { email: 'ada@x.example', name: 'Ada', family_name: 'L', picture: null },
  'get-user-info': { is_admin: false, coverage_names: ['cyber'] },
};
const failing =
  (status: number, errorCode: string, message = errorCode) =>
  () => {
    throw new ApiError(status, { errorCode, message });
  };

let calls: Call[] = [];
let lefts: string[] = [];
let flagKeys: string[] = [];
let failures: string[] = [];

beforeEach(() => {
  calls = [];
  lefts = [];
  flagKeys = [];
  failures = [];
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') });
});
afterEach(() => vi.useRealTimers());

async function start(
  given: Record<string, unknown> = {},
  { address = '/', storage = memoryStorage(), http = createHttpClient() } = {},
) {
  const history = memoryHistory(address);
  const known = { ...answers, ...given };
  const scope = fork({
    values: [
      [$history, history],
      [$storage, storage],
      [$http, http],
    ],
    handlers: [
      [
        requestFx,
        async (call: Call) => {
          calls.push(call);
          const answer = known[call.name];
          return typeof answer === 'function' ? answer(call) : answer;
        },
      ],
      [
        loadFlagsFx,
        ({ key }: { key: string }) => {
          flagKeys.push(key);
          return { 'ach-payment': true };
        },
      ],
      [leaveFx, ({ url }: { url: string }) => void lefts.push(url)],
    ],
  });
  createWatch({ unit: authFailed, scope, fn: ({ message }) => failures.push(message) });
  const settled = allSettled(appStarted, { scope });
  await vi.advanceTimersByTimeAsync(20_000);
  await settled;
  return { scope, history, storage, get: scope.getState, at: () => history.current().address };
}
const named = (name: string) => calls.filter((call) => call.name === name);

test('AUTH-032 AUTH-027 AUTH-031 API-045 API-046 API-082 at the start the session, the user and the flags are asked for', async () => {
  const { get } = await start();
  expect(
    calls.slice(0, 2).map(({ method, service, path }) => `${method} ${service}${path}`),
  ).toEqual(['GET auth-service/session', 'GET auth-service/userinfo']);
  expect(get($isSignedIn)).toBe(true);
  expect(get($session)).toEqual({
    authenticated: true,
    clientId: 'cl_1',
    contactId: 'ct_1',
    clientSelectionRequired: false,
  });
  expect(get($user)).toEqual({
    email: 'ada@x.example',
    name: 'Ada',
    familyName: 'L',
    picture: null,
  });
  expect(get($userInfo)).toEqual({ isAdmin: false, coverageNames: ['cyber'] });
  expect(flagKeys).toEqual(['ada@x.example']);
  expect(get($flags)['ach-payment']).toBe(true);
});

test('AUTH-033 nobody signed in: flags are those of a visitor, nobody is logged out', async () => {
  const { get } = await start({ 'get-session': failing(401, 'login_required') });
  expect(get($auth)?.status).toBe('unauthenticated');
  expect(flagKeys).toEqual(['visitor']);
  expect(lefts).toEqual([]);
});

test.each(['timeout', 'invalid_state'])(
  'AUTH-033 AUTH-037 %s at startup logs out',
  async (code) => {
    const { get } = await start({ 'get-session': failing(401, code) });
    expect(get($auth)?.status).toBe('unauthenticated');
    expect(lefts).toEqual(['/login-site/logout?return_to=%2Flogout%2Fcallback']);
  },
);

test('a timeout after the start only sets the status', async () => {
  let isLater = false;
  const { scope, get } = await start({
    'get-session': () => {
      if (isLater) throw new ApiError(401, { errorCode: 'timeout', message: 'timeout' });
      return session;
    },
  });
  isLater = true;
  await allSettled(sessionRequested, { scope });
  expect(get($auth)?.status).toBe('unauthenticated');
  expect(lefts).toEqual([]);
});

test('a timeout on the way back from logging out does not log out again', async () => {
  await start(
    { 'get-session': failing(401, 'timeout') },
    { address: '/logout/callback?email=a%40b.co' },
  );
  expect(lefts).toEqual([]);
});

test('AUTH-034 an unverified e-mail is a status of its own', async () => {
  const { get } = await start({
    'get-session': failing(403, 'unverified_email', 'unverified_email:ada@x.example'),
  });
  expect(get($auth)).toMatchObject({
    status: 'unverified_email',
    unverifiedEmail: 'ada@x.example',
  });
});

test('AUTH-036 ERROR-015 any other authentication error is fatal', async () => {
  await start({ 'get-session': failing(400, 'server_broken') });
  expect(failures).toEqual(['server_broken']);
});

test('a session that did not answer is asked for again before anything is fatal', async () => {
  let tries = 0;
  const { get } = await start({
    'get-session': () => {
      tries += 1;
      if (tries < 3) throw new NetworkError();
      return session;
    },
  });
  expect(get($isSignedIn)).toBe(true);
  expect(failures).toEqual([]);
});

test('a fatal failure is asked about again when a screen is entered', async () => {
  let isBroken = true;
  const { scope, get } = await start({
    'get-session': () => {
      if (isBroken) throw new ApiError(400, { errorCode: 'server_broken' });
      return session;
    },
  });
  expect(get($authFailure)).not.toBeNull();
  isBroken = false;
  const route = { name: 'intake', params: {}, query: {}, state: {}, address: '/' } as const;
  await allSettled(screenEntered, { scope, params: route });
  expect(get($isSignedIn)).toBe(true);
  expect(get($authFailure)).toBeNull();
});

test('SHELL-027 the client someone acts for is kept, until they sign out', async () => {
  const storage = memoryStorage();
  await start({}, { storage });
  expect(storage.get('fairlead:client-id')).toBe('"cl_1"');
  const later = await start({ 'get-session': failing(401, 'login_required') }, { storage });
  expect(later.get($clientId)).toBe('cl_1');
  await allSettled(signOutRequested, { scope: later.scope });
  expect(later.get($clientId)).toBeNull();
});

test('API-054 the user info is retried three times, after 1, 2 and 3 s', async () => {
  const at: number[] = [];
  await start({
    'get-user-info': () => {
      at.push((Date.now() - Date.parse('2026-11-20T08:00:00Z')) / 1000);
      throw new NetworkError();
    },
  });
  expect(at).toEqual([0, 1, 3, 6]);
});

test('AUTH-038 a token that is not renewed ends the session at its expiry', async () => {
  const { get, history } = await start(
    { 'get-session': { ...session, expires_at: '2026-11-20T09:00:00Z' } },
    { address: '/application/app_1/review' },
  );
  await vi.advanceTimersByTimeAsync(3_600_000 - 30_000);
  expect(get($isSignedIn)).toBe(true);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(get($isSignedIn)).toBe(false);
  expect(history.current()).toMatchObject({
    address: '/login',
    state: { wanted: '/application/app_1/review' },
  });
});

test('AUTH-039 the token is fetched again after 8 hours, which moves the end of the session', async () => {
  let expires_at = '2026-11-20T17:00:00Z';
  const { get } = await start({ 'get-session': () => ({ ...session, expires_at }) });
  expires_at = '2026-11-21T02:00:00Z';
  const sinceFetched = Date.now() - Date.parse('2026-11-20T08:00:00Z');
  await vi.advanceTimersByTimeAsync(8 * 3_600_000 - sinceFetched - 1);
  expect(named('get-session')).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(named('get-session')).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(2 * 3_600_000);
  expect(get($isSignedIn)).toBe(true);
});

test('a server that says nobody is signed in any more ends the session', async () => {
  const { scope, get, history } = await start(
    { 'list-clients': failing(401, 'login_required') },
    { address: '/application/app_1/review' },
  );
  const settled = allSettled(listClientsFx, { scope });
  await vi.advanceTimersByTimeAsync(5000);
  await settled;
  expect(get($isSignedIn)).toBe(false);
  expect(history.current().address).toBe('/login');
});

test('AUTH-028 AUTH-030 the auth source is kept for 24 hours', async () => {
  const storage = memoryStorage();
  await start({}, { storage });
  expect(JSON.parse(storage.get('fairlead:auth-source') ?? '')).toEqual({
    authSource: 'auth_service',
    expiry: Date.parse('2026-11-20T08:00:00Z') + 24 * 3_600_000,
  });
});

test('AUTH-042 AUTH-029 an auth code becomes a token that only the HTTP client holds', async () => {
  let bearer: string | null = null;
  const http = {
    ...createHttpClient(),
    authorize(token: string | null) {
      bearer = token;
    },
  };
  const { get, at, storage } = await start(
    { 'embedded-login': { token: 'tok_secret', expires: '2026-11-20T20:00:00Z' } },
    { address: '/?auth_code=embed-1&partner=stripe', http },
  );
  expect(bearer).toBe('tok_secret');
  expect(named('embedded-login')[0]?.body).toEqual({ code: 'embed-1' });
  expect(get($authSource)).toBe('auth_service_embedded');
  expect(get($isEmbedded)).toBe(true);
  expect(get($isSignedIn)).toBe(true);
  expect(at()).toBe('/?partner=stripe');
  expect(
    storage
      .keys()
      .map((key) => storage.get(key))
      .join(),
  ).not.toContain('tok_secret');
  expect(JSON.stringify(get($journal))).not.toContain('tok_secret');
  expect(JSON.stringify(get($journal))).not.toContain('embed-1');
});

test('ERROR-013 a conflict of the auth code is tolerated', async () => {
  const { get } = await start(
    { 'embedded-login': failing(409, 'conflict') },
    { address: '/?auth_code=used' },
  );
  expect(get($isSignedIn)).toBe(true);
  expect(failures).toEqual([]);
});

test('ERROR-012 ERROR-014 any other failure of the auth code is fatal', async () => {
  await start(
    { 'embedded-login': failing(400, 'expired', 'The code has expired') },
    { address: '/?auth_code=old' },
  );
  expect(failures).toEqual(['Get access token failed']);
  expect(named('get-session')).toEqual([]);
});

test('AUTH-025 signing in and up leave for the login site, with the way back', async () => {
  const { scope, get } = await start({ 'get-session': failing(401, 'login_required') });
  await allSettled(signInRequested, { scope, params: { email: 'a@b.co', wanted: '/x?y=1' } });
  expect(lefts).toEqual([
    '/login-site/login?type=login&email=a%40b.co&return_to=%2Fauth%2Fcallback%3Ftype%3Dlogin%26wanted%3D%252Fx%253Fy%253D1',
  ]);
  expect(get($isLeaving)).toBe(true);
  await allSettled(signUpRequested, { scope, params: { email: 'a@b.co' } });
  expect(lefts).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(3000);
  expect(get($isLeaving)).toBe(false);
});

test('AUTH-025 AUTH-049 signing out forgets all that this browser kept and leaves for the login site', async () => {
  let bearer: string | null = 'tok';
  const http = {
    ...createHttpClient(),
    authorize(token: string | null) {
      bearer = token;
    },
  };
  const { scope, storage } = await start({}, { http });
  storage.set('fairlead:draft:intake', '{}');
  storage.set('ajs_anonymous_id', 'a vendor’s');
  await allSettled(signOutRequested, { scope });
  expect(storage.keys()).toEqual([]);
  expect(bearer).toBeNull();
  expect(lefts).toEqual([
    '/login-site/logout?return_to=%2Flogout%2Fcallback%3Femail%3Dada%2540x.example',
  ]);
});

test('who has several clients is remembered', async () => {
  const storage = memoryStorage();
  const { scope } = await start(
    {
      'list-clients': [
        { client_id: 'a', company: 'A' },
        { client_id: 'b', company: 'B' },
      ],
    },
    { storage },
  );
  await allSettled(listClientsFx, { scope });
  expect((await start({}, { storage })).get($hasSeveralClients)).toBe(true);
});
