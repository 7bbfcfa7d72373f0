import { ApiError, NetworkError, noSession } from '@fairlead/contracts';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { failing, inVirtualTime, seen, start } from '../../testing/open-session.ts';
import { session } from '../../testing/session.ts';
import {
  $auth,
  $flags,
  $hasSeveralClients,
  $isSignedIn,
  $session,
  $user,
  $userInfo,
  listClientsFx,
  memoryStorage,
  screenEntered,
  sessionRequested,
} from '../index.ts';
import { $authFailure } from './session.ts';

inVirtualTime();

test('AUTH-032 AUTH-027 AUTH-031 API-045 API-046 API-082 at the start the session, the user and the flags are requested', async () => {
  const { get } = await start();
  expect(
    seen.calls.slice(0, 2).map(({ method, service, path }) => `${method} ${service}${path}`),
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
  expect(seen.flagKeys).toEqual(['ada@x.example']);
  expect(get($flags)['ach-payment']).toBe(true);
});

/** What a back end may answer to somebody without a session. */
const nobody = [
  ['an answer', noSession],
  ['an error', failing(401, 'login_required')],
] as const;

test.each(nobody)(
  'AUTH-033 without a user (%s), the flags are a visitor’s, and there is no logout',
  async (_, answer) => {
    const { get } = await start({ 'get-session': answer });
    expect(get($auth)?.status).toBe('unauthenticated');
    expect(seen.flagKeys).toEqual(['visitor']);
    expect(seen.lefts).toEqual([]);
    expect(seen.failures).toEqual([]);
  },
);

test.each(['timeout', 'invalid_state'])(
  'AUTH-033 AUTH-037 %s at startup logs out',
  async (code) => {
    const { get } = await start({ 'get-session': failing(401, code) });
    expect(get($auth)?.status).toBe('unauthenticated');
    expect(seen.lefts).toEqual(['/login-site/logout?return_to=%2Flogout%2Fcallback']);
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
  expect(seen.lefts).toEqual([]);
});

test('a timeout on the page after logging out does not log out again', async () => {
  await start(
    { 'get-session': failing(401, 'timeout') },
    { address: '/logout/callback?email=a%40b.co' },
  );
  expect(seen.lefts).toEqual([]);
});

test('AUTH-034 an unverified e-mail is a separate status', async () => {
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
  expect(seen.failures).toEqual(['server_broken']);
});

test('a session request without a response is retried before the failure is fatal', async () => {
  let tries = 0;
  const { get } = await start({
    'get-session': () => {
      tries += 1;
      if (tries < 3) throw new NetworkError();
      return session;
    },
  });
  expect(get($isSignedIn)).toBe(true);
  expect(seen.failures).toEqual([]);
});

test('after a fatal failure, the session is requested again when a screen is entered', async () => {
  let isBroken = true;
  const { scope, get } = await start({
    'get-session': () => {
      if (isBroken) throw new ApiError(400, { errorCode: 'server_broken' });
      return session;
    },
  });
  expect(get($authFailure)).not.toBeNull();
  isBroken = false;
  const route = {
    name: 'intake',
    params: {},
    query: {},
    fullQuery: {},
    state: {},
    address: '/',
  } as const;
  await allSettled(screenEntered, { scope, params: route });
  expect(get($isSignedIn)).toBe(true);
  expect(get($authFailure)).toBeNull();
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

test('a user with several clients is remembered', async () => {
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
