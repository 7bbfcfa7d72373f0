import { allSettled } from 'effector';
import { expect, test, vi } from 'vitest';
import { failing, inVirtualTime, named, start } from '../../testing/open-session.ts';
import { session } from '../../testing/session.ts';
import { $isSignedIn, listClientsFx } from '../index.ts';

inVirtualTime();

test('AUTH-038 a token that is not renewed ends the session at its expiry', async () => {
  const { get, history } = await start(
    { 'get-session': { ...session, expires_at: '2026-11-20T09:00:00Z' } },
    { address: '/application/app_1/review' },
  );
  await vi.advanceTimersByTimeAsync(3_600_000 - 30_000);
  expect(get($isSignedIn)).toBe(true);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(get($isSignedIn)).toBe(false);
  expect(history.current()).toMatchObject({
    address: '/login',
    state: { wanted: '/application/app_1/review' },
  });
});

test('AUTH-039 the token is fetched again after 8 hours, which moves the end of the session', async () => {
  let expires_at = '2026-11-20T17:00:00Z';
  const { get } = await start({ 'get-session': () => ({ ...session, expires_at }) });
  expires_at = '2026-11-21T02:00:00Z';
  const sinceFetched = Date.now() - Date.parse('2026-11-20T08:00:00Z');
  await vi.advanceTimersByTimeAsync(8 * 3_600_000 - sinceFetched - 1);
  expect(named('get-session')).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(named('get-session')).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(2 * 3_600_000);
  expect(get($isSignedIn)).toBe(true);
});

test('a response that nobody is signed in ends the session', async () => {
  const { scope, get, history } = await start(
    { 'list-clients': failing(401, 'login_required') },
    { address: '/application/app_1/review' },
  );
  const settled = allSettled(listClientsFx, { scope });
  await vi.advanceTimersByTimeAsync(5000);
  await settled;
  expect(get($isSignedIn)).toBe(false);
  expect(history.current().address).toBe('/login');
});
