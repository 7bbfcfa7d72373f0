import { ApiError, NetworkError } from '@fairlead/contracts';
import { $decisions, $route, memoryStorage } from '@fairlead/store';
import { allSettled } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import { filled, forgetSeen, model, open, seen, signedIn, visitor } from '../test-kit.ts';

beforeEach(forgetSeen);

test('AUTH-001 INTAKE-001 a visitor sees the form', async () => {
  const { get } = await open(visitor);
  expect(get($route)?.name).toBe('intake');
  expect(get(model.reroute.$view)).toBe('form');
});

test('INTAKE-006 someone signed in without an application stays at the form', async () => {
  const { get } = await open(signedIn);
  expect(get($decisions)).toMatchObject([{ router: 'after-sign-in', because: 'no-application' }]);
  expect(get(model.reroute.$view)).toBe('form');
});

test('INTAKE-006 AUTH-002 someone signed in with cover is sent on', async () => {
  const { history } = await open({
    ...signedIn,
    'get-user-info': { is_admin: false, coverage_names: ['cyber'] },
  });
  expect(history.place().address).toBe('/user-has-cyber?experience=fairlead');
});

test('someone signed in who submits goes on to the application without signing up', async () => {
  const { fill, submit, history } = await open(signedIn);
  await fill(filled);
  await submit();
  expect(seen.lefts).toEqual([]);
  expect(history.place().address).toBe('/application/start?experience=fairlead');
});

test('INTAKE-005 an error in the navigation state is shown, and nobody is sent on before a new submit', async () => {
  const storage = memoryStorage({
    'fairlead:intake-answers': JSON.stringify({}),
  });
  const { get, history } = await open(signedIn, {
    state: { error: 'Failed to create application', errorCode: 'x' },
    storage,
  });
  expect(get(model.$banner)).toBe('Failed to create application');
  expect(history.place().address).toBe('/');
});

test('ERROR-018 an error without words has the banner’s own', async () => {
  const { get } = await open(visitor, { state: { error: true } });
  expect(get(model.$banner)).toBe('Something went wrong. Please try again.');
});

test('facts that do not load can be asked for again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
  let isDown = true;
  const answers = {
    ...signedIn,
    'list-legacy-applications': () => {
      if (isDown) throw new NetworkError();
      return [];
    },
  };
  const { get, scope } = await open(answers);
  expect(get(model.reroute.$view)).toBe('failed');
  isDown = false;
  await allSettled(model.reroute.retried, { scope });
  vi.useRealTimers();
  expect(get(model.reroute.$view)).toBe('form');
});

test('AUTH-045 an unverified e-mail leads to /verify-email', async () => {
  const { history } = await open({
    ...visitor,
    'get-session': () => {
      throw new ApiError(403, { message: 'unverified_email:ada@x.example' });
    },
  });
  expect(history.place()).toEqual({
    address: '/verify-email?experience=fairlead',
    state: { email: 'ada@x.example' },
  });
});
