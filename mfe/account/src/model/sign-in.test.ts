import { choosing, nobody, signedIn, unverified } from '@fairlead/mfe-kit/testing';
import { $decisions, cacheCleared, memoryStorage } from '@fairlead/store';
import { createWatch } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetSeen, named, open, seen, withLead } from '../../testing/open-account.ts';

beforeEach(forgetSeen);

test('AUTH-008 /auth/callback redirects a visitor to /', async () => {
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

test('a visitor who did not sign up is not reported as an account', async () => {
  await open('/auth/callback?type=signup', nobody, { storage: withLead() });
  expect(named('lead-account-registered')).toEqual([]);
});

test('an account without verification is reported with the e-mail of the intake form', async () => {
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
