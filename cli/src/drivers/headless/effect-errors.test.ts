import { ApiError } from '@fairlead/contracts';
import { allSettled, attach, createEffect, createEvent, fork, sample } from 'effector';
import { afterEach, expect, test, vi } from 'vitest';
import { asOutside } from './effect-errors.ts';
import { inspectScope } from './inspected-scope.ts';

afterEach(() => vi.restoreAllMocks());

function listening() {
  const heard: unknown[] = [];
  const scope = fork();
  const { stop } = inspectScope(scope, ({ message }, where, mayBeMeant) =>
    heard.push([message, where, mayBeMeant]),
  );
  return { scope, heard, stop };
}

const throwing = (error: Error) =>
  createEffect<void, void>(() => {
    throw error;
  });

test('a TypeError in an effect is reported once, though it passes through other effects', async () => {
  const { scope, heard } = listening();
  const outerFx = attach({ effect: throwing(new TypeError('quotes is not iterable')) });
  await allSettled(outerFx, { scope });
  expect(heard).toEqual([['quotes is not iterable', 'thrown in an effect', false]]);
});

test('an error with its own message is allowed', async () => {
  const { scope, heard } = listening();
  await allSettled(throwing(new Error('nothing to import')), { scope });
  expect(heard).toEqual([['nothing to import', 'thrown in an effect', true]]);
});

test('an exception in a rule is reported', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { scope, heard } = listening();
  const asked = createEvent();
  sample({
    clock: asked,
    fn: () => {
      throw new Error('no such schedule');
    },
    target: createEvent<never>(),
  });
  await allSettled(asked, { scope });
  expect(heard).toEqual([['no such schedule', 'thrown in a rule', false]]);
});

test('what a server or a vendor refuses is no error of the product', async () => {
  const { scope, heard } = listening();
  const refused = asOutside(() => Promise.reject(new TypeError('not loaded')));
  await allSettled(throwing(new ApiError(402)), { scope });
  await allSettled(
    createEffect(async () => void (await refused(null))),
    { scope },
  );
  expect(heard).toEqual([]);
});

test('an exception in another scope is not reported', async () => {
  const { heard } = listening();
  await allSettled(throwing(new TypeError('elsewhere')), { scope: fork() });
  expect(heard).toEqual([]);
});

test('an exception after the inspection has ended is not reported', async () => {
  const { scope, heard, stop } = listening();
  stop();
  await allSettled(throwing(new TypeError('too late')), { scope });
  expect(heard).toEqual([]);
});
