import type { Call } from '@fairlead/contracts';
import {
  $anonymousId,
  $history,
  $journal,
  $storage,
  appStarted,
  loadFlagsFx,
  memoryHistory,
  memoryStorage,
  requestFx,
  screenEntered,
  sendEventFx,
  sessionEnded,
  sessionRequested,
  tracked,
} from '@fairlead/store';
import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { readChatTokenFx } from '../chat-token.ts';
import { bankEventReceived, type Environment, servicesStarted } from './index.ts';

const session = {
  authenticated: true,
  client_id: 'cl_1',
  contact_id: 'ct_1',
  client_selection_required: false,
  expires_at: '2099-11-20T20:00:00Z',
};

/** A page with services that take down what they are told. */
async function open({
  environment = 'sandbox' as Environment,
  flags = {} as Record<string, unknown>,
  email = 'ada@pebblewicklabs.example.com' as string | null,
  storage = memoryStorage(),
  refer = (): Promise<void> => Promise.resolve(),
  user = null as unknown,
} = {}) {
  const told: [string, unknown][] = [];
  const tell = (what: string) => async (said: unknown) => void told.push([what, said]);
  const answers: Record<string, unknown> = {
    'get-session': email ? session : { ...session, authenticated: false },
    'get-auth-user': user ?? { email, name: 'Ada', family_name: 'Lindqvist', picture: null },
    'get-user-info': { is_admin: false, coverage_names: [] },
    'get-messenger-token': { zendesk_jwt: 'a.b.c' },
  };
  const scope = fork({
    values: [
      [$history, memoryHistory('/')],
      [$storage, storage],
    ],
    handlers: [
      [requestFx, ({ name }: Call) => answers[name]],
      [loadFlagsFx, () => flags],
      [sendEventFx, tell('event')],
    ],
  });
  const enter = (name: 'intake' | 'review', params = {}) =>
    allSettled(screenEntered, {
      scope,
      params: { name, params, query: { email: 'a@b.co' }, state: {}, address: '/' },
    });
  const services = {
    identify: async (id: string, { email }: { email: string }) =>
      void told.push(['identify', `${id} ${email}`]),
    anonymousId: async () => 'anon_1',
    marketingPage: tell('page'),
    startReplay: () => tell('replay')(undefined),
    refer: async (referral: unknown) => {
      await refer();
      told.push(['referral', referral]);
    },
    leaveChat: () => void told.push(['chat', 'left']),
  };
  return {
    scope,
    told,
    enter,
    of: (what: string) => told.filter(([kind]) => kind === what).map(([, said]) => said),
    begin: () => allSettled(appStarted, { scope }),
    services: () => allSettled(servicesStarted, { scope, params: { environment, services } }),
    journaled: () =>
      scope
        .getState($journal)
        .flatMap((entry) => (entry.kind === 'event' ? [[entry.name, entry.properties]] : [])),
  };
}
const hubspot = { 'hubspot-tracking': true };

test('SHELL-011 each page change is reported to the marketing tracker while its flag is on', async () => {
  const page = await open({ flags: hubspot });
  await page.begin();
  await page.services();
  await page.enter('intake');
  await page.enter('review', { applicationId: 'app_1' });
  await page.enter('review', { applicationId: 'app_1' });
  expect(page.of('page')).toEqual(['/', '/application/app_1/review']);
  expect(page.journaled()).toEqual([
    ['page view', { path: '/' }],
    ['page view', { path: '/application/app_1/review' }],
  ]);
});

test('SHELL-011 no page change is reported while the flag is off', async () => {
  const page = await open();
  await page.begin();
  await page.services();
  await page.enter('intake');
  expect(page.of('page')).toEqual([]);
});

test('what happened before the services were there is reported when they are', async () => {
  const page = await open({ flags: hubspot });
  await page.enter('intake');
  await allSettled(tracked, { scope: page.scope, params: { name: 'early' } });
  await page.services();
  expect(page.told.filter(([what]) => what !== 'replay')).toEqual([
    ['event', { name: 'early', properties: {} }],
  ]);
  await page.begin();
  expect(page.of('page')).toEqual(['/']);
  expect(page.of('event')).toHaveLength(1);
});

test.each(['production', 'staging', 'sandbox'] as const)(
  'SHELL-012 of an internal user in %s, events and pages are reported only outside production',
  async (environment) => {
    const page = await open({ environment, flags: hubspot, email: 'Ops@fairlead.example.com' });
    await page.services();
    await page.enter('intake');
    await allSettled(tracked, { scope: page.scope, params: { name: 'something' } });
    await page.begin();
    const reported = environment === 'production' ? 0 : 1;
    expect(page.of('event')).toHaveLength(reported);
    expect(page.of('page')).toHaveLength(reported);
    expect(page.of('identify')).toHaveLength(reported);
    expect(page.scope.getState($anonymousId)).toBe(reported ? 'anon_1' : null);
  },
);

test.each(['ada@pebblewicklabs.example.com', null])(
  'SHELL-012 in production what %s does is reported once it is known who that is',
  async (email) => {
    const page = await open({ environment: 'production', flags: hubspot, email });
    await page.services();
    await page.enter('intake');
    await allSettled(tracked, { scope: page.scope, params: { name: 'something' } });
    expect(page.of('event')).toEqual([]);
    await page.begin();
    expect(page.of('event')).toHaveLength(1);
    expect(page.of('page')).toEqual(['/']);
  },
);

test('SHELL-031 analytics learns once who someone is, replay starts, and the visitor id becomes known', async () => {
  const page = await open();
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
    const page = await open({ environment, email });
    await page.services();
    // Who is there is not known yet.
    expect(page.of('replay')).toHaveLength(environment === 'production' ? 0 : 1);
    await page.begin();
    expect(page.of('replay')).toHaveLength(times);
    await allSettled(sessionRequested, { scope: page.scope });
    expect(page.of('replay')).toHaveLength(times);
  },
);

test('CHECKOUT-061 what happens in the bank dialog is reported without what is unknown', async () => {
  const page = await open();
  await page.begin();
  await page.services();
  const event = {
    name: 'institution search',
    institution: null,
    query: 'Tartan',
    code: null,
  };
  await allSettled(bankEventReceived, { scope: page.scope, params: event });
  expect(page.of('event')).toEqual([
    { name: 'bank link institution search', properties: { query: 'Tartan' } },
  ]);
});

const conversion = {
  name: 'campaign_conversion',
  properties: { legacy_application_id: 'leg_1' },
};

test('an approved application is a conversion of the referral program while its flag is on', async () => {
  const page = await open({ flags: { 'ambassador-tracking': true } });
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
  ['another event', { ...conversion, name: 'something' }, {}],
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
    { name: 'x' },
    { storage: memoryStorage({ 'fairlead:referral': '7' }) },
  ],
])('nothing is told to the referral program of %s', async (_, event, given) => {
  const page = await open({ flags: { 'ambassador-tracking': true }, ...given });
  await page.begin();
  await page.services();
  await allSettled(tracked, { scope: page.scope, params: event });
  expect(page.of('referral')).toEqual([]);
});

test('in production no page is reported while nobody can tell who is there', async () => {
  const page = await open({ environment: 'production', flags: hubspot, user: { email: 7 } });
  await page.begin();
  await page.services();
  await page.enter('intake');
  expect(page.of('page')).toEqual([]);
});

test('of what waits to be reported the last two hundred are', async () => {
  const page = await open({ environment: 'production' });
  await page.services();
  for (let index = 0; index < 201; index += 1)
    await allSettled(tracked, { scope: page.scope, params: { name: `event ${index}` } });
  await page.begin();
  expect(page.of('event')).toHaveLength(200);
  expect(page.of('event')[0]).toMatchObject({ name: 'event 1' });
});

test('nothing is told to the referral program while its flag is off', async () => {
  const page = await open();
  await page.begin();
  await page.services();
  await allSettled(tracked, { scope: page.scope, params: conversion });
  expect(page.of('referral')).toEqual([]);
});

test('a conversion that the page was left with is reported at the next visit, once', async () => {
  const storage = memoryStorage();
  const flags = { 'ambassador-tracking': true };
  const broken = await open({ flags, storage, refer: () => Promise.reject(new Error('left')) });
  await broken.begin();
  await broken.services();
  await allSettled(tracked, { scope: broken.scope, params: conversion });
  const next = await open({ flags, storage });
  await next.begin();
  await next.services();
  expect(next.of('referral')).toMatchObject([{ transactionId: 'leg_1' }]);
  const later = await open({ flags, storage });
  await later.begin();
  await later.services();
  expect(later.of('referral')).toEqual([]);
});

test.each([
  ['on', 'a.b.c', { flags: { 'chat-messenger-sign-in': true } }],
  ['off', null, {}],
  ['on for a visitor', null, { flags: { 'chat-messenger-sign-in': true }, email: null }],
] as const)('API-050 with its flag %s the token of the chat is %s', async (_, token, given) => {
  const page = await open(given);
  await page.begin();
  expect(await allSettled(readChatTokenFx, { scope: page.scope })).toEqual({
    status: 'done',
    value: token,
  });
  expect(JSON.stringify(page.scope.getState($journal))).not.toContain('a.b.c');
});

test('the chat is left when the session ends', async () => {
  const page = await open();
  await page.begin();
  await page.services();
  await allSettled(sessionEnded, { scope: page.scope });
  expect(page.of('chat')).toEqual(['left']);
});
