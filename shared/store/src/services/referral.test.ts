import { $journal, memoryStorage, tracked } from '@fairlead/store';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { openServices } from '../../testing/open-services.ts';
import { readChatTokenFx } from './chat-token.ts';

const conversion = {
  name: 'campaign_conversion',
  properties: { legacy_application_id: 'leg_1' },
} as const;

test('an approved application is a conversion of the referral program while its flag is on', async () => {
  const page = await openServices({ flags: { 'ambassador-tracking': true } });
  await page.begin();
  await page.services();
  await allSettled(tracked, { scope: page.scope, params: conversion });
  const person = {
    id: 'ct_1',
    email: 'ada@pebblewicklabs.example.com',
    firstName: 'Ada',
    lastName: 'Lindqvist',
  };
  expect(page.of('referral')).toEqual([{ transactionId: 'leg_1', person }]);
  expect(page.journaled()).toContainEqual(['referral conversion', { transactionId: 'leg_1' }]);
});

test.each([
  ['another event', { ...conversion, name: 'page view' as const }, {}],
  ['a conversion of nothing', { name: conversion.name }, {}],
  [
    'a conversion of what is no id',
    { ...conversion, properties: { legacy_application_id: 7 } },
    {},
  ],
  [
    'a conversion by an internal user',
    conversion,
    { environment: 'production', email: 'ops@fairlead.example.com' } as const,
  ],
  [
    'what was kept is no id',
    { name: 'page view' as const },
    { storage: memoryStorage({ 'fairlead:referral': '7' }) },
  ],
])('%s isn’t reported to the referral program', async (_, event, given) => {
  const page = await openServices({ flags: { 'ambassador-tracking': true }, ...given });
  await page.begin();
  await page.services();
  await allSettled(tracked, { scope: page.scope, params: event });
  expect(page.of('referral')).toEqual([]);
});

test('nothing is sent to the referral program while its flag is off', async () => {
  const page = await openServices();
  await page.begin();
  await page.services();
  await allSettled(tracked, { scope: page.scope, params: conversion });
  expect(page.of('referral')).toEqual([]);
});

test('a conversion that was pending when the page was left is reported at the next visit, once', async () => {
  const storage = memoryStorage();
  const flags = { 'ambassador-tracking': true };
  const broken = await openServices({
    flags,
    storage,
    refer: () => Promise.reject(new Error('left')),
  });
  await broken.begin();
  await broken.services();
  await allSettled(tracked, { scope: broken.scope, params: conversion });
  const next = await openServices({ flags, storage });
  await next.begin();
  await next.services();
  expect(next.of('referral')).toMatchObject([{ transactionId: 'leg_1' }]);
  const later = await openServices({ flags, storage });
  await later.begin();
  await later.services();
  expect(later.of('referral')).toEqual([]);
});

test.each([
  ['on', 'a.b.c', { flags: { 'chat-messenger-sign-in': true } }],
  ['off', null, {}],
  ['on for a visitor', null, { flags: { 'chat-messenger-sign-in': true }, email: null }],
] as const)('API-050 with its flag %s the token of the chat is %s', async (_, token, given) => {
  const page = await openServices(given);
  await page.begin();
  expect(await allSettled(readChatTokenFx, { scope: page.scope })).toEqual({
    status: 'done',
    value: token,
  });
  expect(JSON.stringify(page.scope.getState($journal))).not.toContain('a.b.c');
});
