import { allSettled, fork, type Scope } from 'effector';
import { expect, test } from 'vitest';
import { appStarted } from '../host/app.ts';
import { $journal } from '../journal/journal.ts';
import { memoryHistory } from './history.ts';
import {
  $history,
  $location,
  $requestedRoute,
  addressOpened,
  leaveFx,
  navigate,
  routeAt,
  routed,
  wentBack,
} from './navigation.ts';

async function open(address = '/') {
  const history = memoryHistory(address);
  const left: string[] = [];
  const scope = fork({
    values: [[$history, history]],
    handlers: [[leaveFx, ({ url }: { url: string }) => void left.push(url)]],
  });
  await allSettled(appStarted, { scope });
  return { scope, history, left, back: () => allSettled(wentBack, { scope }) };
}

test('the place is the one of the history, at the start and after each move', async () => {
  const { scope, history } = await open('/login?x=1');
  expect(scope.getState($location)).toEqual({ address: '/login?x=1', state: {} });
  history.push({ address: '/choose-profile', state: { banner: 'b' } });
  expect(scope.getState($location)).toEqual({ address: '/choose-profile', state: { banner: 'b' } });
  expect(scope.getState($requestedRoute)).toMatchObject({ name: 'choose-profile' });
});

test('before any address was opened, no screen is requested', () => {
  expect(fork().getState($requestedRoute)).toBeNull();
});

const to = {
  route: 'verify-email',
  query: { experience: 'vanta' },
  state: { email: 'a@b.co' },
} as const;
const verify = { address: '/verify-email?experience=vanta', state: { email: 'a@b.co' } };

test.each<[string, (scope: Scope) => Promise<unknown>, string]>([
  ['opened', (scope) => allSettled(navigate, { scope, params: to }), '/login'],
  [
    'opened in place of the last one',
    (scope) => allSettled(navigate, { scope, params: { ...to, replace: true } }),
    verify.address,
  ],
  ['sent to', (scope) => allSettled(routed, { scope, params: { to } }), verify.address],
  [
    'sent to beside the last one',
    (scope) => allSettled(routed, { scope, params: { to, replace: false } }),
    '/login',
  ],
])('from a screen that is %s, back goes to its expected screen', async (_, go, before) => {
  const { scope, history, back } = await open('/login');
  await go(scope);
  expect(history.current()).toEqual(verify);
  await back();
  expect(history.current().address).toBe(before);
});

test('an address that is opened unchanged replaces the last one', async () => {
  const { scope, history, back } = await open('/');
  await allSettled(addressOpened, { scope, params: '/somewhere?x=%20' });
  expect(history.current()).toEqual({ address: '/somewhere?x=%20', state: {} });
  await back();
  expect(history.current().address).toBe('/somewhere?x=%20');
});

test('a place outside is left for, which is remembered, and no screen is opened', async () => {
  const { scope, history, left } = await open('/login');
  await allSettled(routed, { scope, params: { to: { external: 'customer-portal' } } });
  expect(left).toEqual(['https://portal.fairlead.example.com']);
  expect(scope.getState($journal)).toEqual([{ kind: 'left', url: left[0] }]);
  expect(history.current().address).toBe('/login');
});

test('an address is a screen with its query and state, or none', () => {
  const state = { banner: 'b' };
  expect(routeAt({ address: '/application/app_1/review?a=1&b=', state })).toMatchObject({
    name: 'review',
    params: { applicationId: 'app_1' },
    query: { a: '1', b: '' },
    state,
  });
  expect(routeAt({ address: '/no/such/screen', state })).toBeNull();
  for (const address of ['//', '//login', '/.//login', '/\\login', '/login/%'])
    expect(routeAt({ address, state })).toBeNull();
});

test('a repeated parameter keeps all its values on the way to another screen', async () => {
  const { scope, history } = await open('/vanta-welcome?x=1&x=2&y=&z=3');
  expect(scope.getState($requestedRoute)).toMatchObject({
    address: '/vanta-welcome?x=1&x=2&z=3',
    query: { x: '2', z: '3' },
  });
  const query = scope.getState($requestedRoute)?.fullQuery ?? {};
  await allSettled(navigate, { scope, params: { route: 'intake', query } });
  expect(history.current().address).toBe('/?x=1&x=2&z=3');
});

test('the address that is open is opened in place of itself, as browsers do with such a link', async () => {
  const { scope, history, back } = await open('/login');
  await allSettled(navigate, { scope, params: to });
  await allSettled(navigate, { scope, params: to });
  expect(history.current()).toEqual(verify);
  await back();
  expect(scope.getState($location)?.address).toBe('/login');
});
