import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { To } from './destination.ts';
import { href } from './href.ts';
import { matchRoute } from './match-route.ts';
import { routeNames, routeOf } from './routes.ts';

test.each([
  ['/application/start', 'application-start'],
  ['/application/start/', 'application-start'],
  ['/application/billing', 'application-billing'],
  ['/application/app_1/carta', 'carta'],
  ['/application/app_1/resume', 'resume'],
  ['/application/app_1/review', 'review'],
  ['/application/app_1/qs_company', 'question-set'],
  ['/market-submission/ms_1/billing', 'billing'],
  ['/', 'intake'],
])('%s is the screen %s: fixed segments win over parameters', (path, name) => {
  expect(matchRoute(path)?.name).toBe(name);
});

test('an unknown path and a broken escape are no screen', () => {
  expect(matchRoute('/nowhere/at/all')).toBeNull();
  expect(matchRoute('/market-submission/%E0%A4%A')).toBeNull();
});

test.each(['//', '//packages', '//application/start'])(
  '%s is no screen: as a link it would lead to another host',
  (path) => {
    expect(matchRoute(path)).toBeNull();
  },
);

test('the address of a screen leads back to the screen with the same parameters', () => {
  const aValue = fc.string({ minLength: 1 }).map((text) => `x${text}`);
  fc.assert(
    fc.property(
      fc.constantFrom(...routeNames),
      fc.array(aValue, { minLength: 3, maxLength: 3 }),
      (route, values) => {
        const names = [...routeOf(route).pattern.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
        const params = Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
        expect(matchRoute(href({ route, params } as To))).toEqual({ name: route, params });
      },
    ),
  );
});

test('an address cannot be made without its parameters', () => {
  expect(() => href({ route: 'review', params: { applicationId: '' } })).toThrow(
    "needs 'applicationId'",
  );
});

test('an address leaves out empty query values', () => {
  expect(href({ route: 'login', query: { email: 'a@b.co', type: null, partner: undefined } })).toBe(
    '/login?email=a%40b.co',
  );
});
