import { choosing, failsWithCode, nobody, signedIn, unverified } from '@fairlead/mfe-kit/testing';
import { $route, type OpenRoute, screenEntered } from '@fairlead/store';
import { allSettled } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import { forgetSeen, model, open, seen } from '../../testing/open-account.ts';

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

test('the button of /login also passes the e-mail and the requested address to the login site', async () => {
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

test('AUTH-013 /loginportal/send is /login, with the query kept', async () => {
  const { at } = await open('/loginportal/send?email=a%40b.co', nobody);
  expect(at().address).toBe('/login?email=a%40b.co');
});
