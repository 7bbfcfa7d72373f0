// @vitest-environment happy-dom
import type { Host } from '@fairlead/mfe-kit/shell';
import {
  $gate,
  $history,
  addressOpened,
  appStarted,
  memoryHistory,
  requestFx,
  sessionRequested,
} from '@fairlead/store';
import { createWatch, fork, scopeBind } from 'effector';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { watchGate } from './watch-gate.ts';

beforeEach(() => {
  document.body.innerHTML = '<main id="main"></main>';
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const isLoading = () => document.querySelector('ui-overlay') !== null;

/** A page whose screen waits for a session that nobody answers. */
function aWaitingPage() {
  const scope = fork({
    values: [[$history, memoryHistory('/application/app_1/review')]],
    handlers: [[requestFx, () => new Promise(() => {})]],
  });
  const reports: string[] = [];
  const report = (_: unknown, where: string) => void reports.push(where);
  watchGate({ scope, report } as Host);
  scopeBind(appStarted, { scope })();
  expect(scope.getState($gate)).toBe('waiting');
  const asked: string[] = [];
  createWatch({ unit: sessionRequested, scope, fn: () => asked.push('session') });
  return { open: scopeBind(addressOpened, { scope }), asked, reports };
}

test('a screen that waits longer than a moment says that it is loading, until it opens', async () => {
  const { open } = aWaitingPage();
  vi.advanceTimersByTime(199);
  await vi.dynamicImportSettled();
  expect(isLoading()).toBe(false);
  vi.advanceTimersByTime(1);
  await vi.dynamicImportSettled();
  expect(isLoading()).toBe(true);
  open('/unsupported-location');
  expect(isLoading()).toBe(false);
});

test('a screen that opens while the code of the overlay is on its way is not covered by it', async () => {
  const { open } = aWaitingPage();
  vi.advanceTimersByTime(200);
  open('/unsupported-location');
  await vi.dynamicImportSettled();
  expect(isLoading()).toBe(false);
});

test('a screen that opens after a wait leaves the focus where it is: nobody saw an error', () => {
  const { open } = aWaitingPage();
  const heading = document.createElement('h1');
  document.getElementById('main')?.append(heading);
  open('/unsupported-location');
  expect(document.activeElement).toBe(document.body);
});

test('a page without a connection, to which the code of its overlay doesn’t come, asks for the session once it is back', async () => {
  vi.doMock(import('./show-gate.ts'), () => {
    throw new Error('Failed to fetch');
  });
  onTestFinished(() => void vi.doUnmock('./show-gate.ts'));
  const { asked, reports } = aWaitingPage();
  vi.advanceTimersByTime(200);
  await vi.dynamicImportSettled();
  expect(reports).toEqual(['root-config: gate']);
  const before = asked.length;
  dispatchEvent(new Event('online'));
  expect(asked.slice(before)).toEqual(['session']);
});
