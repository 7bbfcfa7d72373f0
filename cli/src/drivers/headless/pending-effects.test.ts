import { requestFx } from '@fairlead/store';
import { allSettled, attach, createEffect, createStore, fork, sample } from 'effector';
import { expect, test } from 'vitest';
import { nameIn } from './effect-name.ts';
import { pendingEffects } from './pending-effects.ts';

const forever = () => new Promise<void>(() => {});
const neverFx = createEffect({ name: 'opening hours', handler: forever });
const wrappedFx = attach({ source: createStore(''), mapParams: () => {}, effect: neverFx });
const handledFx = createEffect(forever);
const inlineFx = attach({ source: createStore(''), effect: () => forever() });
const endedFx = createEffect(() => {});
const failedFx = createEffect(() => Promise.reject(new Error('closed')));
sample({
  clock: requestFx,
  fn: () => {},
  target: [neverFx, handledFx, inlineFx, endedFx, failedFx],
});
sample({ clock: requestFx, fn: () => {}, target: wrappedFx });

test('only the effects of a scope that have not ended are listed, each once', async () => {
  const scope = fork();
  void allSettled(wrappedFx, { scope, params: undefined });
  void allSettled(neverFx, { scope });
  await allSettled(failedFx, { scope: fork() });
  void allSettled(endedFx, { scope });
  expect(pendingEffects(scope)).toEqual(['opening hours']);
  expect(pendingEffects(fork())).toEqual([]);
});

test('an effect without a name has that of its handler', () => {
  const scope = fork();
  void allSettled(handledFx, { scope });
  expect(pendingEffects(scope)).toEqual(['forever']);
  const other = fork();
  void allSettled(inlineFx, { scope: other });
  expect(pendingEffects(other)).toEqual(['without a name']);
});

test('the source names an effect that has no name of its own', () => {
  const before = 'const loadFx = createEffect(look);\nconst payFx = attach({ source: $card, ';
  expect(nameIn(`${before}effect: createEffect(async (card) => {`)).toBe('payFx');
  expect(nameIn('return createEffect(async (card) => {')).toBeUndefined();
});
