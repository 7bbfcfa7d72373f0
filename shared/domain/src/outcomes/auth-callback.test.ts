import { expect, test } from 'vitest';
import { authStatuses } from '../application/statuses.ts';
import { authCallback } from './auth-callback.ts';
import { emailVerified } from './email-verified.ts';

test('AUTH-008 AUTH-009 AUTH-010 the post-login router goes by the authentication status', () => {
  const facts = {
    clientSelectionRequired: false,
    experience: 'fairlead',
    email: 'ada@example.com',
    wanted: null,
    query: { type: 'signup', partner: 'ramp' },
  } as const;
  expect(authCallback({ ...facts, status: 'unauthenticated' }).to).toEqual({ route: 'intake' });
  expect(authCallback({ ...facts, status: 'unverified_email' }).to).toEqual({
    route: 'verify-email',
    query: { experience: 'fairlead' },
    state: { email: 'ada@example.com' },
  });
  expect(authCallback({ ...facts, status: 'authenticated' }).to).toEqual({
    route: 'intake',
    query: facts.query,
  });
});

test('the post-login router lets a client be chosen first, then opens the screen that was wanted', () => {
  const wanted = { address: '/renew?x=1', to: { route: 'renew', query: { x: '1' } } } as const;
  for (const status of authStatuses)
    for (const clientSelectionRequired of [true, false])
      for (const asked of [wanted, null]) {
        const { to, because } = authCallback({
          status,
          clientSelectionRequired,
          experience: 'fairlead',
          email: null,
          wanted: asked,
          query: {},
        });
        const expected = clientSelectionRequired
          ? 'client-selection-required'
          : status === 'authenticated' && asked
            ? 'wanted'
            : status.replace('_', '-');
        expect(because).toBe(expected);
        if (because === 'wanted') expect(to).toEqual(wanted.to);
        if (because === 'client-selection-required')
          expect(to).toMatchObject({ state: { wanted: asked?.address ?? null } });
      }
});

test.each([
  ['AUTH-016', 'true', 'Your email was verified.', 'go-on'],
  ['AUTH-021', 'false', 'Something else.', 'failed'],
  ['AUTH-021', 'false', 'Try once more when you are online.', 'failed'],
  ['AUTH-021', 'false', 'Your email could not be verified.', 'failed'],
  ['AUTH-021', 'false', 'Your password has expired.', 'failed'],
  ['AUTH-021', null, null, 'failed'],
])('%s the verification result success=%s message=%s is: %s', (_, success, message, kind) => {
  expect(emailVerified({ success, message }).kind).toBe(kind);
});
