import { nobody, signedIn } from '@fairlead/mfe-kit/testing';
import { $decisions, $route, navigate, type OpenRoute, screenEntered } from '@fairlead/store';
import { allSettled } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import { forgetSeen, model, open, seen } from '../../testing/open-account.ts';

beforeEach(forgetSeen);

test('AUTH-026 ERROR-010 login_required redirects like a visitor who is signed out', async () => {
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
  expect(page.get(model.callback.signInAfterFailure.$hasFailed)).toBe(true);
  await allSettled(model.callback.signInAfterFailure.signInChosen, { scope: page.scope });
  expect(page.at()).toEqual({
    address: '/login?email=a%40b.co',
    state: { wanted: '/renew?x=1', left: true },
  });
  expect(seen.lefts).toHaveLength(1);
  expect(page.get(model.callback.signInAfterFailure.$hasFailed)).toBe(false);
});

test('Try again on a callback with an error continues if the user is signed in after all', async () => {
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
