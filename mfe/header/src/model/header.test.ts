import { ApiError } from '@fairlead/contracts';
import { pageOf } from '@fairlead/headless-page/testing';
import { preloadLazyViews } from '@fairlead/mfe-kit/lazy-view';
import { choosing, embeddedStorage, nobody, unverified } from '@fairlead/mfe-kit/testing';
import { leaveFx, listClientsFx, paymentEnded, paymentStarted } from '@fairlead/store';
import { allSettled, fork, type Scope } from 'effector';
import { expect, test } from 'vitest';
import { model, open, signedInWithCompanies } from '../../testing/open-header.ts';
import { definition } from '../definition.ts';
import { initialsOf } from './initials.ts';

// Here and not in a test, whose time it would take.
await preloadLazyViews();

const textsOf = (scope: Scope) => pageOf(definition, { model, scope }).texts();

test('SHELL-017 a visitor is offered Sign In', async () => {
  const { get, scope } = await open(nobody);
  expect(get(model.$account)).toEqual({ kind: 'sign-in' });
  expect(textsOf(scope)).toContain('Sign In');
});

test('SHELL-016 someone signed in sees avatar, e-mail and Sign Out', async () => {
  const { get, scope } = await open(signedInWithCompanies);
  expect(get(model.$account)).toEqual({ kind: 'menu', email: 'ada@x.example', initials: 'AL' });
  const page = pageOf(definition, { model, scope });
  expect(page.snapshot()).toContain('button "ada@x.example Account menu"');
  page.act({ press: 'ada@x.example Account menu' });
  expect(page.texts()).toContain('Sign Out');
});

test('the partner’s brand is shown to customers of Vanta only', async () => {
  expect((await open(nobody, '/?experience=vanta')).get(model.$isVanta)).toBe(true);
  expect((await open(nobody)).get(model.$isVanta)).toBe(false);
});

test('AUTH-043 embedded people have neither, signed in or not', async () => {
  for (const answers of [nobody, signedInWithCompanies]) {
    const { get } = await open(answers, '/', embeddedStorage());
    expect(get(model.$account)).toEqual({ kind: 'nothing' });
  }
});

test('whose e-mail is not verified yet can sign in', async () => {
  const { get } = await open(unverified);
  expect(get(model.$account)).toEqual({ kind: 'sign-in' });
});

test('a user without a chosen company is signed in without a name', async () => {
  const { get, scope } = await open(choosing, '/unsupported-location');
  expect(get(model.$account)).toEqual({ kind: 'menu', email: '', initials: '' });
  expect(textsOf(scope)).toContain('Signed in Account menu');
});

test('Sign In is not offered before the auth service has responded', () => {
  const scope = fork();
  expect(scope.getState(model.$account)).toEqual({ kind: 'nothing' });
  expect(textsOf(scope)).not.toContain('Sign In');
});

test('Sign In is not offered while the auth service fails: the page offers Try again', async () => {
  const { get } = await open({
    'get-session': () => {
      throw new ApiError(503);
    },
  });
  expect(get(model.$account)).toEqual({ kind: 'nothing' });
});

test('signing in before a screen is open wants none', async () => {
  const lefts: string[] = [];
  const scope = fork({
    handlers: [[leaveFx, ({ url }: { url: string }) => void lefts.push(url)]],
  });
  await allSettled(model.signInChosen, { scope });
  expect(lefts).toEqual([
    '/login-site/login?type=login&return_to=%2Fauth%2Fcallback%3Ftype%3Dlogin',
  ]);
});

test.each([
  ['/unsupported-location', '/unsupported-location'],
  ['/', null],
  ['/verify-email', null],
])('signing in from %s comes back to %s', async (address, wanted) => {
  const { scope, lefts } = await open(nobody, address);
  await allSettled(model.signInChosen, { scope });
  const back = new URL(lefts[0] ?? '', 'http://x').searchParams.get('return_to') ?? '';
  expect(new URL(back, 'http://x').searchParams.get('wanted')).toBe(wanted);
});

test('AUTH-049 Sign Out leaves for the login site', async () => {
  const { scope, lefts } = await open(signedInWithCompanies);
  await allSettled(model.signOutChosen, { scope });
  expect(lefts[0]).toMatch(/^\/login-site\/logout\?return_to=/);
});

test('signing out is not possible during a payment', async () => {
  const { scope, get, lefts } = await open(signedInWithCompanies);
  await allSettled(paymentStarted, { scope });
  await allSettled(model.signOutChosen, { scope });
  expect(get(model.$isPaying)).toBe(true);
  expect(lefts).toEqual([]);
  await allSettled(paymentEnded, { scope });
  await allSettled(model.signOutChosen, { scope });
  expect(lefts).toHaveLength(1);
});

test('switching the company is not possible during a payment', async () => {
  const { scope, at } = await open(signedInWithCompanies, '/unsupported-location');
  await allSettled(paymentStarted, { scope });
  await allSettled(model.switchChosen, { scope });
  expect(at().address).toBe('/unsupported-location');
  await allSettled(paymentEnded, { scope });
  await allSettled(model.switchChosen, { scope });
  expect(at().address).toBe('/choose-profile');
});

test('Switch company opens the choice of companies', async () => {
  const { scope, at } = await open(signedInWithCompanies);
  await allSettled(model.switchChosen, { scope });
  expect(at()).toEqual({ address: '/choose-profile', state: {} });
});

test('AUTH-041 switching company is offered to a contact with several, and not in vanta', async () => {
  const { scope, get } = await open(signedInWithCompanies);
  expect(get(model.$offersSwitch)).toBe(false);
  await allSettled(listClientsFx, { scope });
  expect(get(model.$offersSwitch)).toBe(true);
  const vanta = await open(signedInWithCompanies, '/?experience=vanta');
  await allSettled(listClientsFx, { scope: vanta.scope });
  expect(vanta.get(model.$offersSwitch)).toBe(false);
});

test('initials come from the name, or from the e-mail', () => {
  expect(initialsOf({ name: 'Ada', familyName: 'lindqvist', email: 'x@y.z' })).toBe('AL');
  expect(initialsOf({ name: ' Ada', familyName: ' ', email: 'x@y.z' })).toBe('A');
  expect(initialsOf({ name: '', familyName: '', email: 'x@y.z' })).toBe('X');
  expect(initialsOf({ name: '𐐷ay', familyName: '𠮷田', email: 'x@y.z' })).toBe('𐐏𠮷');
  expect(initialsOf(null)).toBe('');
});
