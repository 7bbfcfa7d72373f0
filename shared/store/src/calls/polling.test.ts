import { allSettled, createEffect, createEvent, createStore, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageVisibilityChanged } from '../time/page-visibility.ts';
import { createPolling } from './polling.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

function aPolling({ stopsWhenHidden = false } = {}) {
  const calls: (readonly [id: string, at: number])[] = [];
  const callFx = createEffect((id: string) => {
    calls.push([id, Date.now()]);
    if (id === 'broken') throw new Error('It broke');
  });
  const delaySet = createEvent<number | null>();
  const idSet = createEvent<string | null>();
  const restarted = createEvent();
  const $delay = createStore<number | null>(null).on(delaySet, (_, delay) => delay);
  const $params = createStore<string | null>('a').on(idSet, (_, id) => id);
  createPolling({ callFx, $delay, $params, restartedBy: [restarted], stopsWhenHidden });
  const scope = fork();
  return {
    calls,
    setDelay: (params: number | null) => allSettled(delaySet, { scope, params }),
    setId: (params: string | null) => allSettled(idSet, { scope, params }),
    restart: () => allSettled(restarted, { scope }),
    show: (params: 'hidden' | 'visible') => allSettled(pageVisibilityChanged, { scope, params }),
  };
}

test('calls are repeated after each answer while there is a delay', async () => {
  const { calls, setDelay } = aPolling();
  await vi.advanceTimersByTimeAsync(5000);
  await setDelay(1000);
  await vi.advanceTimersByTimeAsync(2500);
  await setDelay(null);
  await vi.advanceTimersByTimeAsync(5000);
  expect(calls).toEqual([
    ['a', 6000],
    ['a', 7000],
  ]);
});

test('a failed call is followed by the next one', async () => {
  const { calls, setDelay, setId } = aPolling();
  await setId('broken');
  await setDelay(1000);
  await vi.advanceTimersByTimeAsync(1500);
  await setId('b');
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toEqual([
    ['broken', 1000],
    ['b', 2000],
  ]);
});

test('without parameters no call is made', async () => {
  const { calls, setDelay, setId } = aPolling();
  await setId(null);
  await setDelay(1000);
  await vi.advanceTimersByTimeAsync(5000);
  expect(calls).toEqual([]);
});

test('a restart restarts the wait', async () => {
  const { calls, setDelay, restart } = aPolling();
  await setDelay(1000);
  await vi.advanceTimersByTimeAsync(600);
  await restart();
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toEqual([['a', 1600]]);
});

test('no call is made while the page is hidden, and one immediately when it is shown again', async () => {
  const { calls, setDelay, show } = aPolling({ stopsWhenHidden: true });
  await setDelay(1000);
  await vi.advanceTimersByTimeAsync(1500);
  await show('hidden');
  await vi.advanceTimersByTimeAsync(10_000);
  await show('visible');
  await vi.advanceTimersByTimeAsync(1500);
  expect(calls).toEqual([
    ['a', 1000],
    ['a', 11_500],
    ['a', 12_500],
  ]);
});

test('a page that is shown again calls nothing when nothing is polled', async () => {
  const { calls, setDelay, show } = aPolling({ stopsWhenHidden: true });
  await show('hidden');
  await show('visible');
  await setDelay(1000);
  await show('hidden');
  await setDelay(null);
  await show('visible');
  await vi.advanceTimersByTimeAsync(5000);
  expect(calls).toEqual([]);
});

test('a restart or an answer while the page is hidden starts no wait', async () => {
  const { calls, setDelay, restart, show } = aPolling({ stopsWhenHidden: true });
  await setDelay(1000);
  await show('hidden');
  await restart();
  await vi.advanceTimersByTimeAsync(5000);
  expect(calls).toEqual([]);
});

test('calls continue while the page is hidden unless they are to stop', async () => {
  const { calls, setDelay, show } = aPolling();
  await setDelay(1000);
  await vi.advanceTimersByTimeAsync(500);
  await show('hidden');
  await vi.advanceTimersByTimeAsync(1000);
  await show('visible');
  expect(calls).toEqual([['a', 1000]]);
});
