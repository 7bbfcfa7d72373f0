import { expect, test } from 'vitest';
import { openFacts } from '../../testing/guard-facts.ts';
import { authStatuses } from '../application/statuses.ts';
import { decline } from '../outcomes/decline.ts';
import { routeNames } from '../routes/routes.ts';
import { isDecided } from './decision.ts';
import { guard } from './guard.ts';

test('SHELL-024 SHELL-025 a guarded route sends a visitor to /login, an embedded one to /user-has-application', () => {
  expect(guard({ ...openFacts, status: 'unauthenticated' })?.to).toEqual({ route: 'login' });
  expect(
    guard({ ...openFacts, status: 'unauthenticated', authSource: 'auth_service_embedded' })?.to,
  ).toEqual({
    route: 'user-has-application',
  });
});

test('AUTH-045 a guarded route sends an unverified e-mail to /verify-email with the address in the state', () => {
  expect(guard({ ...openFacts, status: 'unverified_email' })?.to).toEqual({
    route: 'verify-email',
    query: { experience: 'vanta' },
    state: { email: 'ada@example.com' },
  });
});

test('AUTH-040 a contact with several clients is sent to choose a profile', () => {
  expect(guard({ ...openFacts, clientSelectionRequired: true })?.to).toEqual({
    route: 'choose-profile',
  });
});

test('ADMIN-015 ADMIN-016 the admin tool opens for an admin with the flag on, and leads to / otherwise', () => {
  for (const isAdmin of [true, false])
    for (const adminTooling of [true, false]) {
      const decision = guard({
        ...openFacts,
        route: 'admin-market-submissions',
        isAdmin,
        adminTooling,
      });
      expect(decision?.to ?? null).toEqual(isAdmin && adminTooling ? null : { route: 'intake' });
    }
});

test('the quoting screens open only with the quoting flag on', () => {
  expect(guard({ ...openFacts, route: 'billing' })).toBeNull();
  expect(guard({ ...openFacts, route: 'billing', quoting: false })?.because).toBe(
    'quoting-flag-off',
  );
});

test.each([
  ['user-has-insurance', { coverageNames: ['crime'] }],
  ['user-has-insurance', { coverageNames: ['cyber'] }],
  ['user-has-cyber', { coverageNames: ['crime', 'cyber'] }],
  ['blocking-discretion', { isDecided: true }],
  ['declined', { isDecided: true }],
  ['hiscox-offer', { isDecided: true }],
] as const)('%s opens for whom it is true of, and leads anybody else to /', (route, facts) => {
  expect(guard({ ...openFacts, route, ...facts })).toBeNull();
  expect(guard({ ...openFacts, route })?.to).toEqual({ route: 'intake' });
  expect(guard({ ...openFacts, route, status: 'unauthenticated' })?.to).toEqual({ route: 'login' });
});

test('a decision’s screen opens only from its router, with the rule in its state', () => {
  for (const { to, because } of [
    decline({ isRenewal: false, incubatorProgram: null }),
    decline({ isRenewal: false, incubatorProgram: 'wework' }),
  ])
    expect('route' in to && to.state && isDecided(to.state) && to.state.because).toBe(because);
});

test('the guard answers for every route and every authentication status', () => {
  for (const route of routeNames)
    for (const status of authStatuses)
      expect(() => guard({ ...openFacts, route, status })).not.toThrow();
});
