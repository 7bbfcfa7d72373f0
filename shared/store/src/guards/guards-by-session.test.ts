import { ApiError } from '@fairlead/contracts';
import { flagDefaults } from '@fairlead/domain';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { answers, never, startedAt } from '../../testing/started-at.ts';
import { $decisions } from '../journal/journal.ts';
import { $route } from '../navigation/screens.ts';
import { $flags } from '../session/flags.ts';
import { sessionRequested } from '../session/session.ts';
import { $gate } from './guards.ts';

test('SHELL-024 AUTH-044 a visitor who asks for a guarded screen is sent to /login, which remembers the address', async () => {
  const { scope, history } = await startedAt('/application/app_1/review', () => {
    throw new ApiError(401, { errorCode: 'login_required', message: 'Login required' });
  });
  expect(history.current()).toEqual({
    address: '/login',
    state: { wanted: '/application/app_1/review' },
  });
  expect(scope.getState($route)?.name).toBe('login');
  expect(scope.getState($decisions)).toMatchObject([
    { router: 'guard', because: 'unauthenticated' },
  ]);
});

test('a public screen opens before anything is known, and an address that is no screen never', async () => {
  const { scope } = await startedAt('/login', never);
  expect(scope.getState($route)?.name).toBe('login');
  const elsewhere = await startedAt('/not-a-screen', never);
  expect(elsewhere.scope.getState($route)).toBeNull();
});

test('a visitor is sent to sign in without waiting for the flags', async () => {
  const { history } = await startedAt(
    '/market-submission/ms_1',
    () => {
      throw new ApiError(401, { errorCode: 'login_required' });
    },
    never(),
  );
  expect(history.current()).toMatchObject({ address: '/login' });
});

test('a guarded screen waits until the session is known; if that fails permanently, it fails too', async () => {
  const waiting = await startedAt('/application/app_1/review', () => new Promise(() => {}));
  expect(waiting.scope.getState($gate)).toBe('waiting');
  let isBroken = true;
  const { scope } = await startedAt('/application/app_1/review', ({ name }) => {
    if (isBroken) throw new ApiError(400, { errorCode: 'server_broken' });
    return answers[name];
  });
  expect(scope.getState($gate)).toBe('failed');
  isBroken = false;
  await allSettled(sessionRequested, { scope });
  expect(scope.getState($gate)).toBe('open');
  expect(scope.getState($route)?.name).toBe('review');
});

test('FLAG-002 flags that fail to load keep their defaults, and no screen waits for them', async () => {
  const { scope } = await startedAt(
    '/market-submission/ms_1',
    ({ name }) => answers[name],
    Promise.reject(new Error('down')),
  );
  expect(scope.getState($flags)).toEqual(flagDefaults);
  expect(scope.getState($gate)).toBe('open');
});
