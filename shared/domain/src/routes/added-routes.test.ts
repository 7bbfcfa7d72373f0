import { findRouteConflict } from '@fairlead/domain/route-conflicts';
import { expect, test } from 'vitest';
import type { To } from './destination.ts';
import { href } from './href.ts';
import { matchRoute } from './match-route.ts';
import { addRoutes, routeNames, routeOf } from './routes.ts';

const routesOf = (rows: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(rows).map(([name, pattern]) => [name, { pattern, title: name }]),
  );

test('a screen that an area brings is found at its address, like those of the specification', () => {
  addRoutes('stamps', routesOf({ stamps: '/stamps', stamp: '/stamps/:stampId' }));
  expect(matchRoute('/stamps')).toEqual({ name: 'stamps', params: {} });
  expect(matchRoute('/stamps/st%201')).toEqual({ name: 'stamp', params: { stampId: 'st 1' } });
  expect(href({ route: 'stamp', params: { stampId: 'st 1' } } as unknown as To)).toBe(
    '/stamps/st%201',
  );
});

test('another build of an area may give its screen another address', () => {
  addRoutes('albums', routesOf({ albums: '/albums' }));
  const { length } = routeNames;
  addRoutes('albums', routesOf({ albums: '/all-albums' }));
  expect(routeNames).toHaveLength(length);
  expect([matchRoute('/albums'), matchRoute('/all-albums')?.name]).toEqual([null, 'albums']);
});

test('an unknown route says where routes come from', () => {
  expect(() => routeOf('nowhere' as never)).toThrow('Add it to "routes"');
});

test.each([
  [
    'a name of another area',
    { login: '/sign-in-here' },
    "The route 'login' of stamps exists in account. Give it another name.",
  ],
  [
    'an address of another area',
    { 'sign-in': '/login' },
    "/login of stamps is the address of 'login' in account. Choose another one.",
  ],
  [
    'an address with other names of parameters',
    { one: '/market-submission/:id' },
    "/market-submission/:id of stamps is the address of 'market-submission' in packages. Choose another one.",
  ],
])('an area cannot bring %s', (_, rows, because) => {
  expect(findRouteConflict('stamps', routesOf(rows))).toBe(because);
});

test('an area can bring its own routes again, and new ones', () => {
  expect(
    findRouteConflict('account', routesOf({ login: '/login', welcome: '/welcome' })),
  ).toBeNull();
});
