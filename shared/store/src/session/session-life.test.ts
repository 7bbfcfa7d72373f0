import { ApiError, type Call, NetworkError, noSession } from '@fairlead/contracts';
import { allSettled, createWatch, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../testing/session.ts';
import { requestFx } from '../calls/request.ts';
import { $clientId } from './client-id.ts';
import { listClientsFx } from './clients.ts';
import { $isSignedIn, $user, authFailed, sessionEnded, sessionRequested } from './session.ts';
import './session-timer.ts';
import { $storage, memoryStorage } from '../storage/storage.ts';
import { waitFx } from '../time/wait.ts';

const hour = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') }));
afterEach(() => void vi.useRealTimers());

/** Someone who asks for the session, at a server that answers so. */
async function asked(given: Record<string, unknown> = {}) {
  const calls: string[] = [];
  const waits: number[] = [];
  const failures: string[] = [];
  let ends = 0;
  const answers: Record<string, unknown> = {
    'get-session': session,
    'get-auth-user': { email: 'ada@x.example', name: 'Ada', family_name: 'L', picture: null },
    'get-user-info': { is_admin: false, coverage_names: [] },
    'list-clients': [],
    ...given,
  };
  const storage = memoryStorage();
  const scope = fork({
    values: [[$storage, storage]],
    handlers: [
      [
        requestFx,
        ({ name }: Call) => {
          calls.push(name);
          const answer = answers[name];
          if (answer instanceof Error) throw answer;
          return answer;
        },
      ],
      [waitFx, (duration: number) => void waits.push(duration)],
    ],
  });
  createWatch({ unit: authFailed, scope, fn: ({ message }) => failures.push(message) });
  createWatch({
    unit: sessionEnded,
    scope,
    fn: () => {
      ends += 1;
    },
  });
  await allSettled(sessionRequested, { scope });
  return {
    scope,
    storage,
    answers,
    calls,
    waits,
    failures,
    ends: () => ends,
    isSignedIn: () => scope.getState($isSignedIn),
  };
}

test('a failed session request is retried after 0.3 and 0.6 s', async () => {
  const { calls, waits, failures } = await asked({ 'get-session': new NetworkError() });
  expect(calls).toEqual(['get-session', 'get-session', 'get-session']);
  expect(waits).toEqual([300, 600]);
  expect(failures).toEqual(['Network Error']);
});

/** What a back end may answer to somebody without a session. */
const nobody = [
  ['an answer', noSession],
  ['an error', new ApiError(401, { errorCode: 'login_required' })],
] as const;

test.each(nobody)('that nobody is signed in (%s) ends no session', async (_, answer) => {
  const { ends, failures } = await asked({ 'get-session': answer });
  expect(ends()).toBe(0);
  expect(failures).toEqual([]);
});

test.each(nobody)(
  'that nobody is signed in anymore (%s) ends the session once, and nobody’s name stays',
  async (_, answer) => {
    const { scope, answers, ends, isSignedIn } = await asked();
    expect(scope.getState($user)).not.toBeNull();
    answers['get-session'] = answer;
    await allSettled(sessionRequested, { scope });
    expect([ends(), isSignedIn(), scope.getState($user)]).toEqual([1, false, null]);
  },
);

test('of someone who has a client to choose nothing more is asked', async () => {
  const { calls } = await asked({ 'get-session': { ...session, client_selection_required: true } });
  expect(calls).toEqual(['get-session']);
});

test.each([
  [401, 1],
  [403, 0],
  [404, 0],
  [500, 0],
])('a %s to someone who is signed in ends the session %s times', async (status, ended) => {
  const { scope, ends, isSignedIn } = await asked({ 'list-clients': new ApiError(status) });
  await allSettled(listClientsFx, { scope });
  expect(ends()).toBe(ended);
  expect(isSignedIn()).toBe(ended === 0);
});

test('a server that is not reached leaves the session as it is', async () => {
  const { scope, ends } = await asked({ 'list-clients': new NetworkError() });
  await allSettled(listClientsFx, { scope });
  expect(ends()).toBe(0);
});

test.each(['get-auth-user', 'get-user-info'])(
  'without a response to %s authentication has failed, unless the response says that nobody is signed in',
  async (name) => {
    const broken = await asked({ [name]: new ApiError(400) });
    expect([broken.failures, broken.ends()]).toEqual([['The server answered 400'], 0]);
    const ended = await asked({ [name]: new ApiError(401) });
    expect([ended.failures, ended.ends()]).toEqual([[], 1]);
  },
);

test('the client stays known when the session has ended', async () => {
  const { scope, storage } = await asked();
  expect(scope.getState($clientId)).toBe('cl_1');
  await allSettled(sessionEnded, { scope });
  expect(scope.getState($clientId)).toBe('cl_1');
  expect(storage.get('fairlead:client-id')).toBe('"cl_1"');
});

test('a session whose end has passed on this clock is not ended by it', async () => {
  const { isSignedIn } = await asked({
    'get-session': { ...session, expires_at: '2026-11-20T07:00:00Z' },
  });
  await vi.advanceTimersByTimeAsync(hour);
  expect(isSignedIn()).toBe(true);
});

test('after its end a session is not fetched again', async () => {
  const { scope, calls, ends } = await asked();
  await allSettled(sessionEnded, { scope });
  await vi.advanceTimersByTimeAsync(24 * hour);
  expect(calls.filter((name) => name === 'get-session')).toHaveLength(1);
  expect(ends()).toBe(1);
});
