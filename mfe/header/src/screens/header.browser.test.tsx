import { embeddedStorage, nobody } from '@fairlead/mfe-kit/testing';
import { drawScreen } from '@fairlead/mfe-kit/testing/draw-screen';
import { $toasts, listClientsFx } from '@fairlead/store';
import { allSettled } from 'effector';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { model, open, signedInWithCompanies } from '../../testing/open-header.ts';
import { Header } from './header.tsx';

/** The header, drawn. */
async function show(...asked: Parameters<typeof open>) {
  const app = await open(...asked);
  const place = drawScreen({ scope: app.scope, model, Screen: Header, into: 'div' });
  await vi.waitFor(() => expect(place.querySelector('nav button')).toBeTruthy());
  const buttons = () =>
    [...place.querySelectorAll<HTMLElement>('nav button')].filter((one) => one.checkVisibility());
  const named = (text: string) => buttons().find((one) => one.textContent.includes(text));
  return { ...app, place, named, texts: () => buttons().map((one) => one.textContent.trim()) };
}

test('SHELL-017 a visitor is offered Sign In, which leaves for the login site', async () => {
  const { texts, named, lefts } = await show(nobody);
  expect(texts()).toEqual(['Talk to an Advisor', 'Sign In']);
  named('Sign In')?.click();
  await vi.waitFor(() => expect(lefts[0]).toMatch(/^\/login-site\/login\?type=login/));
});

test('SHELL-016 someone signed in has a menu with avatar, e-mail and Sign Out', async () => {
  const { place, named, texts, lefts } = await show(signedInWithCompanies);
  await vi.waitFor(() => expect(named('ada@x.example')).toBeTruthy());
  expect(place.querySelector('.avatar')?.textContent).toBe('AL');
  expect(place.querySelector('.avatar')?.checkVisibility()).toBe(true);
  expect(texts()).not.toContain('Sign Out');
  named('ada@x.example')?.click();
  await vi.waitFor(() => expect(texts()).toContain('Sign Out'));
  expect(texts()).not.toContain('Sign In');
  named('Sign Out')?.click();
  await vi.waitFor(() => expect(lefts[0]).toMatch(/^\/login-site\/logout/));
});

test('SHELL-016 on a phone the menu shows the e-mail, and its button is named by it', async () => {
  await page.viewport(375, 812);
  onTestFinished(() => page.viewport(1280, 900));
  const { place, named } = await show(signedInWithCompanies);
  await vi.waitFor(() => expect(named('ada@x.example')).toBeTruthy());
  const button = page.getByRole('button', { name: 'ada@x.example Account menu' });
  await button.click();
  const owner = () => place.querySelector<HTMLElement>('[role=menu] > p');
  await vi.waitFor(() => expect(owner()?.getBoundingClientRect().height).toBeGreaterThan(20));
  expect(owner()?.textContent).toBe('ada@x.example');
});

test.each([
  ['a visitor', nobody],
  ['someone signed in', signedInWithCompanies],
])('AUTH-043 embedded, %s has neither Sign In nor Sign Out', async (_, answers) => {
  const { texts, place } = await show(answers, '/', embeddedStorage());
  expect(texts()).toEqual(['Talk to an Advisor']);
  expect(place.textContent).not.toMatch(/Sign (In|Out)/);
});

test('AUTH-041 a contact with several clients can switch from the menu', async () => {
  const { scope, named, texts } = await show(signedInWithCompanies);
  await allSettled(listClientsFx, { scope });
  await vi.waitFor(() => expect(named('ada@x.example')).toBeTruthy());
  named('ada@x.example')?.click();
  await vi.waitFor(() => expect(texts()).toEqual(expect.arrayContaining(['Switch company'])));
});

test('SHELL-008 the chat is asked for from the header', async () => {
  const { get, named } = await show(nobody);
  named('Talk to an Advisor')?.click();
  await vi.waitFor(() => expect(get($toasts)[0]?.text).toContain('The chat didn’t open.'));
});

test.each([
  [320, '/'],
  [640, '/'],
  [640, '/?experience=vanta'],
  [834, '/?experience=vanta'],
])('at %i px a long e-mail of %s gives way to the arrow after it', async (width, address) => {
  await page.viewport(width, 900);
  onTestFinished(() => page.viewport(1280, 900));
  const email = 'accounts-payable@ochre-field-mining-tools-and-machinery.example.com';
  const user = { email, name: 'Ada', family_name: 'Lindqvist', picture: null };
  const { place } = await show({ ...signedInWithCompanies, 'get-auth-user': user }, address);
  const boxOf = (selector: string) => place.querySelector(selector)?.getBoundingClientRect();
  await vi.waitFor(() => expect(place.textContent).toContain(email));
  await vi.waitFor(() => expect(boxOf('ui-menu .icon')).toMatchObject({ width: 16, height: 16 }));
  expect(boxOf('ui-menu .icon')?.right).toBeLessThanOrEqual(boxOf('nav')?.right ?? 0);
  expect(boxOf('nav')?.right).toBeLessThanOrEqual(width);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
