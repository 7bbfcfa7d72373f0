import { choosing, failsWithCode, nobody, signedIn, unverified } from '@fairlead/mfe-kit/testing';
import {
  $decisions,
  $route,
  cacheCleared,
  memoryStorage,
  navigate,
  type OpenRoute,
  screenEntered,
} from '@fairlead/store';
import { allSettled, createWatch } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetSeen, model, named, open, seen, withLead } from '../../testing/open-account.ts';

beforeEach(forgetSeen);

test('AUTH-003 /login leaves for the login site, with the e-mail and the address wanted', async () => {
  const { at } = await open('/login?email=a%40b.co', nobody, {
    state: { wanted: '/application/app_1/review' },
  });
  expect(seen.lefts).toEqual([
    '/login-site/login?type=login&email=a%40b.co&return_to=%2Fauth%2Fcallback%3Ftype%3Dlogin%26wanted%3D%252Fapplication%252Fapp_1%252Freview',
  ]);
  expect(at()).toEqual({
    address: '/login?email=a%40b.co',
    state: { wanted: '/application/app_1/review', left: true },
  });
});

test('words that are no address are not filled in at the login site', async () => {
  await open('/login?email=any%20words', nobody);
  expect(seen.lefts).toEqual([
    '/login-site/login?type=login&return_to=%2Fauth%2Fcallback%3Ftype%3Dlogin',
  ]);
});

test('the button of /login tells the login site the e-mail and the address wanted, too', async () => {
  const { scope } = await open('/login?email=a%40b.co', nobody, {
    state: { left: true, wanted: '/application/app_1/review' },
  });
  await allSettled(model.login.signInChosen, { scope });
  expect(seen.lefts[0]).toMatch(
    /email=a%40b\.co&return_to=.*%252Fapplication%252Fapp_1%252Freview/,
  );
});

test('who comes back from the login site finds a button instead of being sent away again', async () => {
  const { texts, scope } = await open('/login', nobody, { state: { left: true } });
  expect(seen.lefts).toEqual([]);
  expect(texts()).toContain('Sign In');
  await allSettled(model.login.signInChosen, { scope });
  expect(seen.lefts).toHaveLength(1);
});

test('AUTH-036 when authentication failed permanently, /login is the crash page until it is tried again', async () => {
  const answers = { 'get-session': failsWithCode(400, 'server_broken') };
  const { texts, scope, get } = await open('/login', answers);
  expect(texts).toThrow('server_broken');
  expect(seen.lefts).toEqual([]);
  Object.assign(answers, nobody);
  await allSettled(model.crashShown, { scope });
  await allSettled(screenEntered, { scope, params: get($route) as OpenRoute });
  expect(seen.lefts).toHaveLength(1);
});

test('AUTH-004 /login with an unverified e-mail leads to /verify-email', async () => {
  const { at } = await open('/login?experience=vanta', unverified);
  expect(at()).toEqual({
    address: '/verify-email?experience=vanta',
    state: { email: 'ada@x.example' },
  });
  expect(seen.lefts).toEqual([]);
});

test('/login of someone with several clients lets them choose, and keeps the address wanted', async () => {
  const wanted = '/application/app_1/review';
  const { at } = await open('/login', choosing, { state: { wanted } });
  expect(at()).toEqual({ address: '/choose-profile', state: { wanted } });
});

test('AUTH-005 /login of someone signed in leads to /, or to the address wanted', async () => {
  const { at, get } = await open('/login', signedIn);
  expect(at().address).toBe('/');
  expect(get(model.login.$isBack)).toBe(false);
  expect(seen.lefts).toEqual([]);
  const wanted = { state: { wanted: '/application/app_1/review' } };
  expect((await open('/login', signedIn, wanted)).at().address).toBe('/application/app_1/review');
});

test.each(['https://evil.example', '//evil.example/unsupported-location', '/no-such-screen', 7])(
  'an address wanted that is no screen of ours (%s) is not followed',
  async (wanted) => {
    expect((await open('/login', signedIn, { state: { wanted } })).at().address).toBe('/');
  },
);

test('AUTH-008 /auth/callback of nobody leads to /', async () => {
  const { at, get } = await open('/auth/callback?type=login', nobody);
  expect(at().address).toBe('/');
  expect(get($decisions)).toMatchObject([{ router: 'auth-callback', because: 'unauthenticated' }]);
});

test('AUTH-010 /auth/callback of someone signed in leads to / with the query kept', async () => {
  const query = '?type=login&experience=vanta&partner=ramp';
  const { at, get } = await open(`/auth/callback${query}`, signedIn);
  expect(at().address).toBe(`/${query}`);
  expect(get($decisions)).toMatchObject([{ facts: { status: 'authenticated', type: 'login' } }]);
  expect(seen.failures).toEqual([]);
});

test('/auth/callback comes back to the address that was wanted', async () => {
  const { at, get } = await open(
    `/auth/callback?type=login&wanted=${encodeURIComponent('/application/app_1/review?x=1')}`,
    signedIn,
  );
  expect(at().address).toBe('/application/app_1/review?x=1');
  expect(get($decisions)).toMatchObject([{ router: 'auth-callback', because: 'wanted' }]);
});

test.each([
  ['/application/app_1/review?x=1', '/application/app_1/review?x=1'],
  ['https://evil.example/', '/?type=login'],
])('AUTH-026 return_to=%s of the login site leads to %s', async (returnTo, address) => {
  const path = `/auth/callback?type=login&return_to=${encodeURIComponent(returnTo)}`;
  expect((await open(path, signedIn)).at().address).toBe(address);
});

test('AUTH-006 AUTH-007 AUTH-009 API-035 API-052 after signing up the account is reported and the e-mail has to be verified', async () => {
  const storage = withLead();
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
  await open('/auth/callback?type=login', unverified, { storage: withLead() });
  expect(named('lead-account-registered')).toEqual([]);
});

test('nobody came back from signing up, so no account is reported', async () => {
  await open('/auth/callback?type=signup', nobody, { storage: withLead() });
  expect(named('lead-account-registered')).toEqual([]);
});

test('an account that needs no verification is reported with the e-mail of the intake form', async () => {
  const storage = withLead({ email: 'ruth@b.example' });
  await open('/auth/callback?type=signup', signedIn, { storage });
  expect(named('lead-account-registered').map(({ body }) => body)).toEqual([
    { auth0_email: 'ruth@b.example' },
  ]);
});

test('an account whose e-mail is not known yet is not reported', async () => {
  await open('/auth/callback?type=signup', signedIn, { storage: withLead() });
  expect(named('lead-account-registered')).toEqual([]);
});

test('AUTH-040 ERROR-009 someone with several clients has to choose one', async () => {
  const { at } = await open('/auth/callback?type=login', choosing);
  expect(at().address).toBe('/choose-profile');
});

test('AUTH-026 ERROR-010 an error that means signed out leads on like signed out', async () => {
  const { at, get } = await open('/auth/callback?error=login_required', nobody);
  expect(at().address).toBe('/');
  expect(get($decisions)).toMatchObject([{ facts: { status: 'unauthenticated', type: null } }]);
});

test('AUTH-026 AUTH-034 an error_description that says unverified_email leads to /verify-email', async () => {
  const query = 'error=access_denied&error_description=unverified_email%3Aada%40x.example';
  const { at } = await open(`/auth/callback?${query}`, nobody);
  expect(at()).toMatchObject({
    address: '/verify-email?experience=fairlead',
    state: { email: 'ada@x.example' },
  });
});

test.each(['timeout', 'invalid_state'])('AUTH-026 a stale sign-in (%s) logs out', async (error) => {
  const { get } = await open(`/auth/callback?error=${error}`, nobody);
  expect(seen.lefts).toEqual(['/login-site/logout?return_to=%2Flogout%2Fcallback']);
  expect(get($decisions)).toEqual([]);
});

test('AUTH-026 ERROR-011 any other error of the login site is fatal, with its description', async () => {
  const { get } = await open('/auth/callback?error=access_denied&error_description=No', nobody);
  expect(seen.failures).toEqual(['Login failed: No']);
  expect(get(model.$crash)?.message).toBe('Login failed: No');
});

const tryAgain = async ({ scope, get }: Awaited<ReturnType<typeof open>>) => {
  await allSettled(model.crashShown, { scope });
  await allSettled(screenEntered, { scope, params: get($route) as OpenRoute });
};
const broken = '/auth/callback?error=access_denied&email=a%40b.co&wanted=%2Frenew%3Fx%3D1';

test('trying again on a callback with an error fails no second time, and offers a way to sign in', async () => {
  const page = await open(broken, nobody);
  await tryAgain(page);
  expect(seen.failures).toEqual(['Login failed']);
  expect(page.get(model.$crash)).toBeNull();
  expect(page.get(model.callback.failedOnce.$hasFailed)).toBe(true);
  await allSettled(model.callback.failedOnce.signInChosen, { scope: page.scope });
  expect(page.at()).toEqual({
    address: '/login?email=a%40b.co',
    state: { wanted: '/renew?x=1', left: true },
  });
  expect(seen.lefts).toHaveLength(1);
  expect(page.get(model.callback.failedOnce.$hasFailed)).toBe(false);
});

test('trying again on a callback with an error continues for someone who is signed in after all', async () => {
  const answers = { ...nobody };
  const page = await open(broken, answers);
  Object.assign(answers, signedIn);
  await tryAgain(page);
  expect(page.at().address).toBe('/renew?x=1');
});

test('another callback with an error fails as well', async () => {
  const { scope } = await open(broken, nobody);
  await allSettled(navigate, {
    scope,
    params: { route: 'auth-callback', query: { error: 'server_error' } },
  });
  expect(seen.failures).toEqual(['Login failed', 'Login failed']);
});

test('ERROR-011 an error without a description is Login failed', async () => {
  await open('/auth/callback?error=access_denied', nobody);
  expect(seen.failures).toEqual(['Login failed']);
});

test('AUTH-011 AUTH-012 /logout/callback forgets everything, and 100 ms later opens /login with the e-mail', async () => {
  vi.useFakeTimers();
  const storage = memoryStorage({ 'fairlead:draft:intake': '{}', other: 'x' });
  const cleared = vi.fn();
  const stop = createWatch({ unit: cacheCleared, fn: cleared });
  const opened = open('/logout/callback?email=a%40b.co', nobody, { storage });
  await vi.advanceTimersByTimeAsync(99);
  expect(storage.keys()).toEqual([]);
  expect(cleared).toHaveBeenCalled();
  stop();
  expect(seen.lefts).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  expect((await opened).at().address).toBe('/login?email=a%40b.co');
});

test('AUTH-013 /loginportal/send is /login, with the query kept', async () => {
  const { at } = await open('/loginportal/send?email=a%40b.co', nobody);
  expect(at().address).toBe('/login?email=a%40b.co');
});
