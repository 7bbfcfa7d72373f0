import { nobody, signedIn } from '@fairlead/mfe-kit/testing';
import { allSettled } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import { forgetSeen, insured, model, open, seen, withLead } from '../../testing/open-account.ts';

beforeEach(forgetSeen);

test('embedded people are never sent to the login site', async () => {
  const { at } = await open('/login', nobody, { embedded: true });
  expect(seen.lefts).toEqual([]);
  expect(at().address).toBe('/user-has-application');
});

const embedded = { embedded: true };

test('INTAKE-009 INTAKE-010 /user-has-application offers sign-in, the account, or neither when embedded', async () => {
  const state = { company: 'Grebeline' };
  const visitor = await open('/user-has-application', nobody, { state });
  expect(visitor.texts().slice(0, 3)).toEqual([
    'You already have an application',
    'An application for Grebeline is already in progress. Sign in to continue it instead of starting over.',
    'Sign in',
  ]);
  await allSettled(model.clients.signInChosen, { scope: visitor.scope });
  expect(seen.lefts).toEqual([expect.not.stringContaining('wanted')]);
  const known = await open('/user-has-application', signedIn, { state });
  expect(known.texts()).toContain('Go to your account');
  const embedded = await open('/user-has-application', nobody, { state, embedded: true });
  expect(embedded.texts().slice(0, 2)).toEqual([
    'You already have an application',
    'An application for Grebeline is already in progress. Open Fairlead from the partner’s page again to continue it.',
  ]);
  for (const offered of ['Sign in', 'Go to your account'])
    expect(embedded.texts()).not.toContain(offered);
});

test.each([
  ['the company that was given', { company: 'Grebeline' }, 'Siltbird', 'Grebeline'],
  ['the company of the form, where none was given', {}, 'Siltbird', 'Siltbird'],
  [
    'the company of the form, where what was given is no name',
    { company: 7 },
    'Siltbird',
    'Siltbird',
  ],
  ['your company, where nobody knows', {}, '', 'your company'],
])('/user-has-application speaks of %s', async (_, state, legalName, said) => {
  const storage = withLead({ legalName });
  const { texts } = await open('/user-has-application', nobody, { state, storage });
  expect(texts()[1]).toContain(`An application for ${said} is already in progress.`);
});

test('without a form, /user-has-application speaks of your company', async () => {
  const { texts } = await open('/user-has-application', nobody);
  expect(texts()[1]).toContain('An application for your company is already in progress.');
});

test('INTAKE-011 INTAKE-014 INTAKE-015 the client pages say what they are and lead to the customer account', async () => {
  const client = await open('/user-has-insurance', insured);
  expect(client.texts()[0]).toBe('You are already a client');
  client.act({ press: 'Go to your account' });
  const cyber = await open('/user-has-cyber?experience=vanta', insured);
  expect(cyber.texts()[0]).toBe('You already have Cyber');
  expect(cyber.texts()).toContain('Go to your account');
  cyber.act({ press: 'Upload Documents' });
  expect(seen.lefts).toEqual([
    'https://portal.fairlead.example.com',
    'https://portal.fairlead.example.com?open=documents',
  ]);
});

test('INTAKE-016 a Cyber upgrade starts with signing in and comes back to the Cyber page', async () => {
  const { texts, scope } = await open('/cyber-upgrade?experience=vanta', nobody);
  expect(texts()).toContain('Sign in to submit a Cyber upgrade');
  await allSettled(model.clients.signInChosen, { scope });
  expect(decodeURIComponent(decodeURIComponent(seen.lefts[0] ?? ''))).toContain(
    'wanted=/user-has-cyber?experience=vanta',
  );
});

test.each([
  ['someone signed in, to where it is submitted', insured, {}, '/user-has-cyber?experience=vanta'],
  ['someone signed in without Cyber, to the start page', signedIn, {}, '/'],
  ['someone in a partner’s page, who cannot sign in', nobody, embedded, '/user-has-application'],
])('/cyber-upgrade sends on %s', async (_, answers, given, address) => {
  const { at, history } = await open('/cyber-upgrade?experience=vanta', answers, given);
  expect(at().address).toBe(address);
  history.back();
  expect(at().address).toBe(address);
});

test.each([
  ['/user-has-insurance', signedIn, {}, '/'],
  ['/user-has-cyber', signedIn, {}, '/'],
  ['/user-has-insurance', nobody, embedded, '/user-has-application'],
])('%s redirects visitors to whom it doesn’t apply', async (address, answers, given, to) => {
  expect((await open(address, answers, given)).at().address).toBe(to);
});

test('INTAKE-012 INTAKE-013 the welcome has three steps, is remembered, and keeps the query', async () => {
  const { texts, scope, at, storage } = await open(
    '/vanta-welcome?experience=vanta&partner=x',
    nobody,
  );
  expect(texts().slice(0, 9)).toEqual([
    'Insure your startup in 10 minutes.',
    'You’ve already done the security work, and it pays off here. Good controls lower the price of cyber coverage.',
    'Tell us about your company',
    'Answer plain questions about what you do, your team and your data. We’ll fill in what we can look up.',
    'Compare packages',
    'See prices and limits side by side, from what your contracts require to full coverage.',
    'Pay and sign',
    'Choose monthly or annual payments. An officer signs by email, and then you get your certificate.',
    'Get Started',
  ]);
  expect(storage.get('fairlead:vanta-welcome-seen')).toBe('true');
  await allSettled(model.clients.startChosen, { scope });
  expect(at().address).toBe('/?experience=vanta&partner=x');
});
