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
import { nameIn } from './effect-name.ts';
import { inspectScope } from './inspected-scope.ts';

const forever = () => new Promise<void>(() => {});
const neverFx = createEffect({ name: 'opening hours', handler: forever });
const wrappedFx = attach({ source: createStore(''), mapParams: () => {}, effect: neverFx });
const handledFx = createEffect(forever);
const inlineFx = attach({ source: createStore(''), effect: () => forever() });
const endedFx = withRegion(createNode(), () => createEffect(() => {}));
const wrappedEndedFx = attach({ effect: endedFx });
const failedFx = createEffect(() => Promise.reject(new Error('closed')));

function open() {
  const scope = fork();
  return { scope, pendingEffects: inspectScope(scope, () => {}).pendingEffects };
}

test('only the effects of a scope that have not ended are listed, each once', async () => {
  const { scope, pendingEffects } = open();
  void allSettled(wrappedFx, { scope, params: undefined });
  void allSettled(neverFx, { scope });
  for (const unit of [endedFx, failedFx, wrappedEndedFx]) void allSettled(unit, { scope });
  await null;
  expect(pendingEffects()).toEqual(['opening hours']);
  expect(open().pendingEffects()).toEqual([]);
});

test('an effect without a name has that of its handler', () => {
  const { scope, pendingEffects } = open();
  void allSettled(handledFx, { scope });
  expect(pendingEffects()).toEqual(['forever']);
  const other = open();
  void allSettled(inlineFx, { scope: other.scope });
  expect(other.pendingEffects()).toEqual(['without a name']);
});

test('the source names an effect that has no name of its own', () => {
  const before = 'const loadFx = createEffect(look);\nconst payFx = attach({ source: $card, ';
  expect(nameIn(`${before}effect: createEffect(async (card) => {`)).toBe('payFx');
  expect(nameIn('return createEffect(async (card) => {')).toBeUndefined();
});
