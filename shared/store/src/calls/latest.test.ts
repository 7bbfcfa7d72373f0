import { allSettled, createEffect, createWatch, fork } from 'effector';
import { expect, test } from 'vitest';
import { createLatest } from './latest.ts';

type Request = { readonly id: string };

/** Makes two calls, answers them in the given order and returns the events of the latest one. */
async function callTwice(order: readonly string[], answer: (id: string) => string) {
  const answers = new Map<string, () => void>();
  const callFx = createEffect(
    ({ id }: Request) =>
      new Promise<string>((resolve, reject) => {
        answers.set(id, () => {
          try {
            resolve(answer(id));
          } catch (error) {
            reject(error);
          }
        });
      }),
  );
  const latest = createLatest(callFx);
  const scope = fork();
  const seen: string[] = [];
  createWatch({ unit: latest.done, scope, fn: (result) => seen.push(result) });
  createWatch({ unit: latest.failed, scope, fn: ({ message }) => seen.push(message) });
  const first = allSettled(callFx, { scope, params: { id: 'first' } });
  const second = allSettled(callFx, { scope, params: { id: 'second' } });
  for (const id of order) answers.get(id)?.();
  await Promise.all([first, second]);
  return seen;
}

test.each([[['first', 'second']], [['second', 'first']]])(
  'of two calls answered in the order %j only the second counts',
  async (order) => {
    expect(await callTwice(order, (id) => `${id} answered`)).toEqual(['second answered']);
  },
);

test('the failure of an earlier call is dropped, that of the latest is reported', async () => {
  const fail = (failing: string) => (id: string) => {
    if (id === failing) throw new Error(`${id} failed`);
    return `${id} answered`;
  };
  expect(await callTwice(['second', 'first'], fail('first'))).toEqual(['second answered']);
  expect(await callTwice(['first', 'second'], fail('second'))).toEqual(['second failed']);
});
