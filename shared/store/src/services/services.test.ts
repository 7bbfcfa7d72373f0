import {
  $anonymousId,
  $internalEmailDomain,
  sessionEnded,
  sessionRequested,
} from '@fairlead/store';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { openServices } from '../../testing/open-services.ts';
import { bankEventReceived } from './index.ts';

test('SHELL-031 analytics learns once who someone is, replay starts, and the visitor id becomes known', async () => {
  const page = await openServices();
  await page.begin();
  await page.services();
  await page.enter('intake');
  await allSettled(sessionRequested, { scope: page.scope });
  expect(page.of('identify')).toEqual(['ct_1 ada@pebblewicklabs.example.com']);
  expect(page.of('replay')).toHaveLength(1);
  expect(page.scope.getState($anonymousId)).toBe('anon_1');
});

test.each([
  ['production', 'vera@fairlead.example.com', 0],
  ['production', 'ada@pebblewicklabs.example.com', 1],
  ['production', null, 1],
  ['staging', 'vera@fairlead.example.com', 1],
] as const)(
  'SHELL-012 in %s the visit of %s is offered to session replay %d times',
  async (environment, email, times) => {
    const page = await openServices({ environment, email });
    await page.services();
    // Who is there is not known yet.
    expect(page.of('replay')).toHaveLength(environment === 'production' ? 0 : 1);
    await page.begin();
    expect(page.of('replay')).toHaveLength(times);
    await allSettled(sessionRequested, { scope: page.scope });
    expect(page.of('replay')).toHaveLength(times);
  },
);

test('SHELL-013 internal users are those of the email domain that the deployment names', async () => {
  const page = await openServices({ environment: 'production', email: 'vera@insurer.example.com' });
  const { scope } = page;
  await allSettled($internalEmailDomain, { scope, params: 'insurer.example.com' });
  await page.services();
  await page.begin();
  expect(page.of('replay')).toEqual([]);
});

test('CHECKOUT-061 what happens in the bank dialog is reported without what is unknown', async () => {
  const page = await openServices();
  await page.begin();
  await page.services();
  const event = {
    name: 'institution search',
    institution: null,
    query: 'Tartan',
    code: null,
  } as const;
  await allSettled(bankEventReceived, { scope: page.scope, params: event });
  expect(page.of('event')).toEqual([
    { name: 'bank link institution search', properties: { query: 'Tartan' } },
  ]);
});

test('the chat is left when the session ends', async () => {
  const page = await openServices();
  await page.begin();
  await page.services();
  await allSettled(sessionEnded, { scope: page.scope });
  expect(page.of('chat')).toEqual(['left']);
});
