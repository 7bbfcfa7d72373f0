// @vitest-environment happy-dom
import { allSettled, createEvent, createStore, fork } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import { showWhile } from './show-while.ts';

beforeEach(() => {
  document.body.innerHTML = '<main id="main"></main>';
});

const shown = () => document.getElementById('main')?.textContent;

/** A page of the shell for odd numbers, whose code arrives when it is told to. */
function aPage() {
  const changed = createEvent<number>();
  const $number = createStore(0).on(changed, (_, number) => number);
  const scope = fork();
  const { promise, resolve } = Promise.withResolvers<void>();
  const isOdd = () => scope.getState($number) % 2 === 1;
  showWhile(scope, $number, isOdd, async () => {
    await promise;
    return Object.assign(document.createElement('p'), { textContent: 'odd' });
  });
  const arrive = async () => {
    resolve();
    await new Promise((done) => setTimeout(done));
  };
  return { change: (params: number) => allSettled(changed, { scope, params }), arrive };
}

test('a page that is no longer wanted when its code arrives is not shown', async () => {
  const { change, arrive } = aPage();
  await change(1);
  await change(2);
  await arrive();
  expect(shown()).toBe('');
  await change(3);
  await arrive();
  expect(shown()).toBe('odd');
});

test('a page that was wanted twice before its code arrived is shown once', async () => {
  const { change, arrive } = aPage();
  await change(1);
  await change(3);
  await arrive();
  expect(shown()).toBe('odd');
});
