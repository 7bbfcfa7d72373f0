import { ApiError, type Call } from '@fairlead/contracts';
import { allSettled, createWatch, fork } from 'effector';
import { afterEach, beforeEach, vi } from 'vitest';
import {
  $history,
  $http,
  $storage,
  appStarted,
  authFailed,
  createHttpClient,
  leaveFx,
  loadFlagsFx,
  memoryHistory,
  memoryStorage,
  requestFx,
} from '../src/index.ts';
import { session } from './session.ts';

const answers: Record<string, unknown> = {
  'get-session': session,
  'get-auth-user': { email: 'ada@x.example', name: 'Ada', family_name: 'L', picture: null },
  'get-user-info': { is_admin: false, coverage_names: ['cyber'] },
};

/** Fails a call with this code. */
export const failing =
  (status: number, errorCode: string, message = errorCode) =>
  () => {
    throw new ApiError(status, { errorCode, message });
  };

/** What the page did in this test. */
export const seen = {
  calls: [] as Call[],
  lefts: [] as string[],
  flagKeys: [] as string[],
  failures: [] as string[],
};

/** Starts the app at a server with these answers. */
export async function start(
  given: Record<string, unknown> = {},
  { address = '/', storage = memoryStorage(), http = createHttpClient() } = {},
) {
  const history = memoryHistory(address);
  const known = { ...answers, ...given };
  const scope = fork({
    values: [
      [$history, history],
      [$storage, storage],
      [$http, http],
    ],
    handlers: [
      [
        requestFx,
        async (call: Call) => {
          seen.calls.push(call);
          const answer = known[call.name];
          return typeof answer === 'function' ? answer(call) : answer;
        },
      ],
      [
        loadFlagsFx,
        ({ key }: { key: string }) => {
          seen.flagKeys.push(key);
          return { 'ach-payment': true };
        },
      ],
      [leaveFx, ({ url }: { url: string }) => void seen.lefts.push(url)],
    ],
  });
  createWatch({ unit: authFailed, scope, fn: ({ message }) => seen.failures.push(message) });
  const settled = allSettled(appStarted, { scope });
  await vi.advanceTimersByTimeAsync(20_000);
  await settled;
  return { scope, history, storage, get: scope.getState, at: () => history.current().address };
}

/** Returns the calls of this name. */
export const named = (name: string) => seen.calls.filter((call) => call.name === name);

/** Gives each test of a file a new record and virtual time. */
export function inVirtualTime(): void {
  beforeEach(() => {
    for (const list of Object.values(seen)) list.length = 0;
    vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') });
  });
  afterEach(() => vi.useRealTimers());
}
