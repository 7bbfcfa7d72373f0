import {
  $flags,
  $paymentInFlight,
  $storage,
  draftsFlushed,
  flagsRequested,
  loadFlagsFx,
  memoryStorage,
  reloadPageFx,
} from '@fairlead/store';
import { allSettled, createWatch, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import './index.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') }));
afterEach(() => vi.useRealTimers());

/** Pages that follow each other in one browser, on which the flags fail to load. */
function browser(message = 'Launch Darkly Timeout') {
  const storage = memoryStorage();
  const reloads: number[] = [];
  return {
    reloads: () => reloads.length,
    async openPage(isPaying = false) {
      const scope = fork({
        values: [
          [$storage, storage],
          [$paymentInFlight, isPaying],
        ],
        handlers: [
          [loadFlagsFx, () => Promise.reject(new Error(message))],
          [reloadPageFx, () => void reloads.push(Date.now())],
        ],
      });
      await allSettled(flagsRequested, { scope });
      return scope;
    },
  };
}

test('ERROR-031 a page whose flags time out is reloaded at most twice, then the defaults stand', async () => {
  const { openPage, reloads } = browser();
  await openPage();
  await openPage();
  expect(reloads()).toBe(2);
  const scope = await openPage();
  expect(reloads()).toBe(2);
  expect(scope.getState($flags)['new-funnel-rollout']).toBe(true);
});

test('ERROR-032 five minutes after the last reload the counter is reset', async () => {
  const { openPage, reloads } = browser();
  await openPage();
  await openPage();
  vi.advanceTimersByTime(5 * 60 * 1000 - 1);
  await openPage();
  expect(reloads()).toBe(2);
  vi.advanceTimersByTime(1);
  await openPage();
  expect(reloads()).toBe(3);
});

test('flags that fail in another way reload nothing', async () => {
  const { openPage, reloads } = browser('The flag service refused to answer.');
  await openPage();
  expect(reloads()).toBe(0);
});

test('no payment is interrupted by a reload', async () => {
  const { openPage, reloads } = browser();
  await openPage(true);
  expect(reloads()).toBe(0);
});

test('what was typed is written before the page is reloaded', async () => {
  const happened: string[] = [];
  const scope = fork({
    handlers: [
      [loadFlagsFx, () => Promise.reject(new Error('Launch Darkly Timeout'))],
      [reloadPageFx, () => void happened.push('reloaded')],
    ],
  });
  createWatch({ unit: draftsFlushed, scope, fn: () => happened.push('written') });
  await allSettled(flagsRequested, { scope });
  expect(happened).toEqual(['written', 'reloaded']);
});
