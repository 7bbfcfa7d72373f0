import { allSettled, createWatch, fork } from 'effector';
import { expect, test } from 'vitest';
import { $journal } from '../journal/journal.ts';
import type { OpenRoute } from './navigation.ts';
import {
  $route,
  $screenTitle,
  entered,
  left,
  routeOpened,
  screenEntered,
  screenTitled,
} from './screens.ts';

const route = (name: OpenRoute['name'], params = {}): OpenRoute => ({
  name,
  params,
  query: {},
  fullQuery: {},
  state: {},
  address: '/',
});
const review = route('review', { applicationId: 'app_1' });

test('a model hears when its own screen is entered, with what its address says', async () => {
  const heard: unknown[] = [];
  const scope = fork();
  createWatch({ unit: entered('review'), scope, fn: (screen) => heard.push(screen) });
  for (const screen of [route('login'), review, route('intake')])
    await allSettled(screenEntered, { scope, params: screen });
  expect(heard).toEqual([review]);
  expect(scope.getState($journal)).toMatchObject([
    { kind: 'screen', name: 'login' },
    { kind: 'screen', name: 'review', params: { applicationId: 'app_1' } },
    { kind: 'screen', name: 'intake' },
  ]);
});

test('a model hears when another screen than its own opens', async () => {
  const heard: unknown[] = [];
  const scope = fork();
  createWatch({ unit: left('review'), scope, fn: (said) => heard.push(said) });
  await allSettled(routeOpened, { scope, params: review });
  expect(heard).toEqual([]);
  await allSettled(routeOpened, { scope, params: route('login') });
  expect(heard).toEqual([undefined]);
});

test('the name that a screen gives itself is kept with the route that it is for', async () => {
  const scope = fork();
  await allSettled(screenTitled, { scope, params: 'Too early' });
  expect(scope.getState($screenTitle)).toEqual({ route: null, text: 'Too early' });
  await allSettled(routeOpened, { scope, params: review });
  expect(scope.getState($route)).toEqual(review);
  await allSettled(screenTitled, { scope, params: 'Your company' });
  expect(scope.getState($screenTitle)).toEqual({ route: review, text: 'Your company' });
});
