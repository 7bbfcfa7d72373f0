import type { AreaInstance } from '@fairlead/mfe-kit/area-instance';
import { navigate } from '@fairlead/store';
import { allSettled, createEvent, createStore, type Event, fork, sample } from 'effector';
import { inspect } from 'effector/inspect';
import { beforeEach, expect, test } from 'vitest';
import { createCameBy } from './came-by.ts';

const submitted = createEvent();
const backPressed = createEvent();
const polled = createEvent();
const typed = createEvent();
const $isOpen = createStore(true);
const $place = createStore('review');

sample({
  clock: sample({ clock: submitted, filter: $isOpen }),
  source: $place,
  filter: (place) => place === 'review',
  fn: () => ({ route: 'review', params: { applicationId: 'a' } }) as const,
  target: navigate,
});
sample({
  clock: submitted,
  source: $place,
  filter: (place) => place !== 'review',
  fn: () => ({ route: 'intake', state: { never: true } }) as const,
  target: navigate,
});
sample({ clock: backPressed, fn: () => ({ route: 'intake' }) as const, target: navigate });
const lost: Event<{ readonly route: 'login' }> = polled.map(() => ({ route: 'login' }));
sample({ clock: lost, target: navigate });

/** An area of the product whose events these are. */
const area = {
  definition: { name: 'application' },
  make: () => ({ questionSet: { submitted, backPressed } }),
} as unknown as AreaInstance;

let found: string[] = [];
beforeEach(() => {
  found = [];
});

async function acted(...acts: readonly Event<void>[]) {
  const scope = fork();
  const cameBy = createCameBy((text) => {
    found.push(text.replaceAll(/\s/g, ''));
    return ['a.ts:1'];
  });
  inspect({ scope, fn: cameBy.note });
  for (const act of acts) {
    await allSettled(act as typeof submitted, { scope });
    cameBy.endAct();
  }
  return { scope, cameBy };
}

test('the rule that opened the screen with the last act is found, not those whose filter stopped them', async () => {
  const { cameBy } = await acted(backPressed, submitted);
  expect(cameBy.place(area)).toBe('a.ts:1');
  expect(found).toEqual([expect.stringContaining('applicationId')]);
});

test('an event that only passes on what another one computes leads to that one', async () => {
  const { cameBy } = await acted(polled);
  expect(cameBy.place(area)).toBe('a.ts:1');
  expect(found).toEqual([expect.stringContaining('login')]);
});

test('a screen that opened after the last act counts', async () => {
  const { scope, cameBy } = await acted(submitted);
  await allSettled(polled, { scope });
  cameBy.place(area);
  expect(found).toEqual([expect.stringContaining('login')]);
});

test('nothing is said if the last act opened no screen', async () => {
  const { cameBy } = await acted(submitted, typed);
  expect(cameBy.place(area)).toBe(null);
});

test('of rules with the same text the one beside the event that led there is named', async () => {
  const scope = fork();
  const [here, elsewhere] = [
    'mfe/application/src/model/question-set/index.ts:91',
    'mfe/application/src/model/review.ts:145',
  ];
  const cameBy = createCameBy(() => [elsewhere, here]);
  inspect({ scope, fn: cameBy.note });
  await allSettled(backPressed, { scope });
  expect(cameBy.place(area)).toBe(here);
  await allSettled(polled, { scope });
  expect(cameBy.place(area)).toBe(null);
});
