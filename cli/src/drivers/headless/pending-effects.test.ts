import {
  allSettled,
  attach,
  createEffect,
  createNode,
  createStore,
  fork,
  withRegion,
} from 'effector';
import { expect, test } from 'vitest';
import { hearErrors } from './effect-errors.ts';
import { nameIn } from './effect-name.ts';
import { $pending, pendingEffects } from './pending-effects.ts';

hearErrors();

const forever = () => new Promise<void>(() => {});
const neverFx = createEffect({ name: 'opening hours', handler: forever });
const wrappedFx = attach({ source: createStore(''), mapParams: () => {}, effect: neverFx });
const handledFx = createEffect(forever);
const inlineFx = attach({ source: createStore(''), effect: () => forever() });
const endedFx = withRegion(createNode(), () => createEffect(() => {}));
const failedFx = createEffect(() => Promise.reject(new Error('closed')));
const open = () => fork({ values: [[$pending, new Map()]] });

test('only the effects of a scope that have not ended are listed, each once', async () => {
  const scope = open();
  void allSettled(wrappedFx, { scope, params: undefined });
  void allSettled(neverFx, { scope });
  await allSettled(failedFx, { scope: open() });
  void allSettled(endedFx, { scope });
  expect(pendingEffects(scope)).toEqual(['opening hours']);
  expect(pendingEffects(open())).toEqual([]);
});

test('an effect without a name has that of its handler', () => {
  const scope = open();
  void allSettled(handledFx, { scope });
  expect(pendingEffects(scope)).toEqual(['forever']);
  const other = open();
  void allSettled(inlineFx, { scope: other });
  expect(pendingEffects(other)).toEqual(['without a name']);
});

test('the source names an effect that has no name of its own', () => {
  const before = 'const loadFx = createEffect(look);\nconst payFx = attach({ source: $card, ';
  expect(nameIn(`${before}effect: createEffect(async (card) => {`)).toBe('payFx');
  expect(nameIn('return createEffect(async (card) => {')).toBeUndefined();
});
