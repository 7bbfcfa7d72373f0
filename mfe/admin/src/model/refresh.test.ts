import type { MarketSubmission } from '@fairlead/contracts/packages';
import { refreshPollDelay } from '@fairlead/domain/packages';
import { fails } from '@fairlead/mfe-kit/testing';
import { $toasts, navigate } from '@fairlead/store';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { model, openTool } from '../../testing/open-tool.ts';
import { aPackage, aQuote, aSubmission } from '../../testing/submission.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const expired = aSubmission([
  aPackage('a', { status: 'READY', quotes: [aQuote({ status: 'EXPIRED' })] }),
]);
const pending = aSubmission([aPackage('a', { status: 'PENDING' })]);
const renewed = aSubmission([aPackage('a', { status: 'READY' })]);
const failedToRefresh = [
  { text: 'Failed to refresh packages. Please try again.', audience: 'admin' },
];

/** A backend whose package is PENDING for so many looks after the refresh. */
async function openExpired(looks: number, answers: Parameters<typeof openTool>[1] = {}) {
  let shown: MarketSubmission = expired;
  let left = looks;
  return openTool(expired, {
    'get-admin-market-submission': () => shown,
    'refresh-active-packages': () => {
      shown = pending;
      return {};
    },
    'get-package-status': () => {
      left -= 1;
      if (left > 0) return { status: 'PENDING' };
      shown = renewed;
      return { status: 'READY' };
    },
    ...answers,
  });
}

test('ADMIN-074 ADMIN-013 ADMIN-079 expired quotes lock the submission until a refresh', async () => {
  const tool = await openExpired(1);
  expect(tool.get(model.$lock)).toBe('quotes-expired-or-canceled');
  await tool.send(model.refresh.asked, undefined);
  expect(tool.callsOf('refresh-active-packages')[0]?.body).toEqual({
    market_submission_id: 'ms_1',
  });
  expect(tool.get(model.refresh.$isRefreshing)).toBe(true);
});

const stale = aQuote({ status: 'CANCELED', annual_quote_id: 'qa_stale' });
const live = aPackage('a', { status: 'READY' });

test.each([
  ['a draft', aSubmission([live, aPackage('b', { quotes: [stale] })])],
  [
    'an archived package',
    aSubmission([live, aPackage('b', { status: 'ARCHIVED', quotes: [stale] })]),
  ],
  ['the library alone', aSubmission([live], { quotes: [...live.quotes, stale] })],
])('ADMIN-074 one canceled quote in %s locks the tool and offers a refresh', async (_, shown) => {
  const tool = await openTool(shown, { 'refresh-active-packages': () => ({}) });
  expect(tool.get(model.board.$locked)).toBe(
    'At least one quote of this submission has expired or was canceled. Refresh the packages first.',
  );
  expect(tool.get(model.refresh.$prompt)).toContain('has expired or was canceled');
  await tool.send(model.refresh.asked, undefined);
  expect(tool.callsOf('refresh-active-packages')).toHaveLength(1);
});

test('ADMIN-073 a submission that is EXPIRED with healthy quotes blames none of them, and is refreshed', async () => {
  const tool = await openTool(aSubmission([live], { status: 'EXPIRED' }), {
    'refresh-active-packages': () => ({}),
  });
  for (const text of [
    tool.get(model.board.$locked),
    tool.get(model.submissionStatus.$whyNot),
    tool.column('a').whyNotEdit,
  ])
    expect(text).toBe('This submission has expired. Refresh the packages first.');
  expect(tool.get(model.refresh.$prompt)).toBe(
    'This submission has expired. Its quotes are still valid. Refresh the packages to work on them again.',
  );
  await tool.send(model.refresh.asked, undefined);
  expect(tool.callsOf('refresh-active-packages')).toHaveLength(1);
});

test('ADMIN-075 ADMIN-080 ADMIN-081 every 3 s it checks whether a package is still PENDING, then loads again', async () => {
  const tool = await openExpired(3);
  await tool.send(model.refresh.asked, undefined);
  expect(tool.get(model.$lock)).toBe('refreshing');
  for (const looks of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(refreshPollDelay - 1);
    expect(tool.callsOf('get-package-status')).toHaveLength(looks - 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(tool.callsOf('get-package-status')).toHaveLength(looks);
  }
  expect(tool.get(model.refresh.$isRefreshing)).toBe(false);
  expect(tool.get(model.$lock)).toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tool.callsOf('get-package-status')).toHaveLength(3);
});

test('pressing twice refreshes once', async () => {
  const tool = await openExpired(1);
  await Promise.all([
    tool.send(model.refresh.asked, undefined),
    tool.send(model.refresh.asked, undefined),
  ]);
  expect(tool.callsOf('refresh-active-packages')).toHaveLength(1);
});

test('ERROR-069 ERROR-070 a refresh that fails is reported and ends the refreshing', async () => {
  const tool = await openExpired(1, { 'refresh-active-packages': fails(500) });
  await tool.send(model.refresh.asked, undefined);
  expect(tool.toasts()).toEqual(failedToRefresh);
  expect(tool.get(model.refresh.$isRefreshing)).toBe(false);
  await tool.send(model.refresh.asked, undefined);
  expect(tool.callsOf('refresh-active-packages')).toHaveLength(2);
});

test('ERROR-070 a check that fails is reported once and ends the refreshing; the packages are still polled', async () => {
  const tool = await openExpired(1, { 'get-package-status': fails(500) });
  await tool.send(model.refresh.asked, undefined);
  await vi.advanceTimersByTimeAsync(3 * refreshPollDelay);
  expect(tool.toasts()).toEqual(failedToRefresh);
  expect(tool.get(model.refresh.$isRefreshing)).toBe(false);
  expect(tool.callsOf('get-package-status')).toHaveLength(3);
});

test('packages that are PENDING already are watched, without a refresh', async () => {
  let shown = pending;
  const tool = await openTool(pending, {
    'get-admin-market-submission': () => shown,
    'get-package-status': () => {
      shown = renewed;
      return { status: 'READY' };
    },
  });
  expect(tool.get(model.refresh.$isRefreshing)).toBe(false);
  await vi.advanceTimersByTimeAsync(refreshPollDelay);
  expect(tool.column('a').status).toBe('READY');
});

test('nobody looks any more once the tool is left', async () => {
  const tool = await openTool(pending, { 'get-package-status': () => ({ status: 'PENDING' }) });
  await tool.send(navigate, { route: 'admin-missing-application' });
  await vi.advanceTimersByTimeAsync(5 * refreshPollDelay);
  expect(tool.callsOf('get-package-status')).toEqual([]);
});

test('nothing is refreshed that needs no refresh', async () => {
  const tool = await openTool(renewed);
  await tool.send(model.refresh.asked, undefined);
  expect(tool.callsOf('refresh-active-packages')).toEqual([]);
});

test('only packages that are PENDING are looked at', async () => {
  const some = aSubmission([aPackage('a', { status: 'PENDING' }), aPackage('b', { order: 2 })]);
  const tool = await openTool(some, { 'get-package-status': () => ({ status: 'READY' }) });
  await vi.advanceTimersByTimeAsync(refreshPollDelay);
  expect(tool.callsOf('get-package-status').map(({ path }) => path)).toEqual(['/package/a/status']);
});

test('while one of two packages is PENDING both are looked at again', async () => {
  const two = aSubmission([
    aPackage('a', { status: 'PENDING' }),
    aPackage('b', { order: 2, status: 'PENDING' }),
  ]);
  const tool = await openTool(two, {
    'get-package-status': ({ path }) => ({ status: path.includes('/a/') ? 'READY' : 'PENDING' }),
  });
  await vi.advanceTimersByTimeAsync(refreshPollDelay);
  expect(tool.callsOf('get-admin-market-submission')).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(refreshPollDelay);
  expect(tool.callsOf('get-package-status')).toHaveLength(4);
});

test('a submission that does not load while it is refreshed ends the refreshing with a toast', async () => {
  let isDown = false;
  const tool = await openTool(expired, {
    'get-admin-market-submission': () => (isDown ? fails(503)() : expired),
    'refresh-active-packages': () => {
      isDown = true;
      return {};
    },
  });
  await tool.send(model.refresh.asked, undefined);
  expect(tool.get($toasts)).toMatchObject([{ ...failedToRefresh[0], tone: 'danger' }]);
  expect(tool.get(model.refresh.$isRefreshing)).toBe(false);
});

test('a load that fails without a refresh says nothing of one', async () => {
  const tool = await openTool(renewed, { 'get-admin-market-submission': fails(503) });
  expect(tool.toasts()).toEqual([]);
});

test('a refresh that fails, and a look that fails, are each reported', async () => {
  const tool = await openExpired(1, { 'refresh-active-packages': fails(500) });
  await tool.send(model.refresh.asked, undefined);
  expect(tool.reportPlaces()).toEqual(['admin: refresh packages']);
});
