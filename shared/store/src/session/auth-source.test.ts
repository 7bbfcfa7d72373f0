import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { appStarted } from '../host/app.ts';
import { $storage, memoryStorage } from '../storage/storage.ts';
import './auth-source.ts';
import { $authSource } from './session.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1000, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const embedded = 'auth_service_embedded';

test.each([
  [{ authSource: embedded, expiry: 1001 }, embedded],
  [{ authSource: embedded, expiry: 1000 }, 'auth_service'],
  [{ authSource: 'elsewhere', expiry: 1001 }, 'auth_service'],
  [null, 'auth_service'],
])('with %j kept, the session comes from %s', async (kept, source) => {
  const storage = memoryStorage({ 'fairlead:auth-source': JSON.stringify(kept) });
  const scope = fork({ values: [[$storage, storage]] });
  await allSettled(appStarted, { scope });
  expect(scope.getState($authSource)).toBe(source);
});
