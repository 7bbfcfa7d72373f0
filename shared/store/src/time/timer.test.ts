import { allSettled, createWatch, fork, type Scope } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTimer } from './timer.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

function aTimer() {
  const timer = createTimer();
  const scope: Scope = fork();
  const rangAt: number[] = [];
  createWatch({ unit: timer.rang, scope, fn: () => rangAt.push(Date.now()) });
  return {
    rangAt,
    start: (duration: number) => allSettled(timer.started, { scope, params: duration }),
    stop: () => allSettled(timer.stopped, { scope }),
    isRunning: () => scope.getState(timer.$isRunning),
  };
}

test('a timer rings once, when its time is over', async () => {
  const { start, rangAt, isRunning } = aTimer();
  expect(isRunning()).toBe(false);
  await start(1000);
  expect(isRunning()).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(rangAt).toEqual([1000]);
  expect(isRunning()).toBe(false);
});

test('a second start moves a timer', async () => {
  const { start, rangAt } = aTimer();
  await start(1000);
  await vi.advanceTimersByTimeAsync(600);
  await start(1000);
  await vi.advanceTimersByTimeAsync(5000);
  expect(rangAt).toEqual([1600]);
});

test('a timer that was stopped does not ring, until it is started again', async () => {
  const { start, stop, rangAt, isRunning } = aTimer();
  await stop();
  await start(1000);
  await stop();
  expect(isRunning()).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(rangAt).toEqual([]);
  await start(1000);
  await vi.advanceTimersByTimeAsync(5000);
  expect(rangAt).toEqual([6000]);
});

test('a wait that is longer than a browser’s maximum ends early, not immediately', async () => {
  const { start, rangAt } = aTimer();
  await start(2 ** 40);
  await vi.advanceTimersByTimeAsync(5000);
  expect(rangAt).toEqual([]);
  await vi.advanceTimersByTimeAsync(2 ** 31);
  expect(rangAt).toEqual([2 ** 31 - 1]);
});

test('a time that is over already rings now', async () => {
  const { start, rangAt } = aTimer();
  await start(-5);
  await vi.advanceTimersByTimeAsync(0);
  expect(rangAt).toHaveLength(1);
});

test('where there is no scope a timer rings as well', async () => {
  const timer = createTimer();
  const rang = vi.fn();
  timer.rang.watch(rang);
  timer.started(1000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(rang).toHaveBeenCalledOnce();
});
