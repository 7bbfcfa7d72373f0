import { fails, inVirtualTime } from '@fairlead/mfe-kit/testing';
import { addressOpened, navigate } from '@fairlead/store';
import { expect, test } from 'vitest';
import { aDiscretion, anApplication } from '../../testing/builders.ts';
import { openDecision } from '../../testing/open-decision.ts';

inVirtualTime(new Date(2026, 10, 20, 10));

const pending = (id: string) => [anApplication({ pending_discretion_decision: aDiscretion(id) })];

test('who leaves while the decline is looked up is not redirected', async () => {
  const late = Promise.withResolvers<unknown>();
  const app = await openDecision('/blocking-discretion', {
    answers: { 'list-applications': () => late.promise },
  });
  const ways = [
    app.send(navigate, { route: 'decline-routing' }),
    app.send(navigate, { route: 'renewal-blocked' }),
  ];
  late.resolve([]);
  await Promise.all(ways);
  expect(app.address()).toBe('/renewal-blocked');
});

test('who leaves while the request for a faster quote is sent is not redirected', async () => {
  const late = Promise.withResolvers<unknown>();
  const app = await openDecision('/expedited-quote-request', {
    answers: {
      'list-applications': () => pending('dd_1'),
      'expedite-review': () => late.promise,
    },
  });
  await app.send(app.model.expedite.changed, { reason: 'product_launch' });
  const ways = [
    app.send(app.model.expedite.submitted, undefined),
    app.send(navigate, { route: 'renewal-blocked' }),
  ];
  late.resolve({});
  await Promise.all(ways);
  expect(app.callsOf('expedite-review')).toHaveLength(1);
  expect(app.address()).toBe('/renewal-blocked');
});

test('a request for a faster quote is sent once its review is known', async () => {
  const late = Promise.withResolvers<unknown>();
  const app = await openDecision('/blocking-discretion', {
    answers: { 'list-applications': () => late.promise, 'expedite-review': () => ({}) },
  });
  const { changed, submitted, $isFailureConfirmed } = app.model.expedite;
  const ways = [
    app.send(navigate, { route: 'expedited-quote-request' }),
    app.send(changed, { reason: 'product_launch' }),
    app.send(submitted, undefined),
    app.send(submitted, undefined),
    app.send(changed, { deadline: '' }),
  ];
  late.resolve(pending('dd_1'));
  await Promise.all(ways);
  expect(app.callsOf('expedite-review').map(({ path, body }) => [path, body])).toEqual([
    [
      '/v1/discretion_decisions/dd_1/expedite_review',
      { deadline: '2026-11-21', expedite_reason: 'product_launch', expedite_details: '' },
    ],
  ]);
  expect(app.screen()).toBe('expedited-quote-request-confirmation');
  expect(app.get($isFailureConfirmed)).toBe(false);
});

test.each([
  ['comes', () => ({ application_id: 'leg_1' })],
  ['is refused', fails(404)],
])('who leaves before the cancellation %s stays where they are', async (_, answer) => {
  const late = Promise.withResolvers<unknown>();
  const app = await openDecision('/user-discretion?discretion_id=dd_7', {
    answers: { 'cancel-discretion': () => late.promise.then(answer) },
  });
  const ways = [
    app.send(app.model.userDiscretion.cancelPressed, undefined),
    app.send(navigate, { route: 'renewal-blocked' }),
  ];
  late.resolve(null);
  await Promise.all(ways);
  expect(app.happened).toEqual([]);
  expect(app.address()).toBe('/renewal-blocked');
});

test('the review in the address is canceled, not the one that was looked up before', async () => {
  const late = Promise.withResolvers<unknown>();
  const app = await openDecision('/declined', {
    answers: {
      'list-applications': () => late.promise,
      'cancel-discretion': () => ({ application_id: 'leg_1' }),
    },
  });
  const ways = [
    app.send(addressOpened, '/user-discretion'),
    app.send(addressOpened, '/user-discretion?discretion_id=dd_7'),
  ];
  late.resolve(pending('dd_1'));
  await Promise.all(ways);
  await app.send(app.model.userDiscretion.cancelPressed, undefined);
  expect(app.callsOf('cancel-discretion').map(({ path }) => path)).toEqual([
    '/v1/discretion_decisions/dd_7/cancel',
  ]);
});
