import { expect, test } from 'vitest';
import { openFacts } from '../../testing/guard-facts.ts';
import { destinationName } from '../destination.ts';
import { routeNames } from '../routes.ts';
import { authStatuses } from '../statuses.ts';
import { authCallback } from './auth-callback.ts';
import { isDecided } from './decision.ts';
import { decline } from './decline.ts';
import { eligibility } from './eligibility.ts';
import { emailVerified } from './email-verified.ts';
import { guard } from './guard.ts';
import { redirector } from './redirector.ts';

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

test('what a decision is told on opens where its router leads, with the rule in its state', () => {
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

test.each([
  ['DECISION-040', 'no', 'unsupported_location', false, 'unsupported-location'],
  ['DECISION-040', 'no', 'unsupported_location', true, 'unsupported-location'],
  ['a no without a rule of its own', 'no', 'no_available_products', false, null],
  ['a maybe on a new application', 'maybe', 'broker_of_record_conflict', false, null],
  ['RENEWAL-013', 'maybe', 'unsupported_location', true, 'renewal-unsupported-location'],
  ['RENEWAL-014', 'maybe', 'broker_of_record_conflict', true, 'renewal-blocked'],
  ['RENEWAL-015', 'maybe', 'loss_review', true, 'discretion-quote-blocking-renewal'],
  ['RENEWAL-015', 'maybe', null, true, 'discretion-quote-blocking-renewal'],
  ['a yes', 'yes', 'eligible', true, null],
])(
  '%s: eligibility %s because of %s (renewal: %s) leads to %s',
  (_, decision, reasonToken, isRenewal, to) => {
    const answer = eligibility({ decision, reasonToken, isRenewal });
    expect(answer ? destinationName(answer.to) : null).toBe(to);
  },
);

test('DECISION-022 ERROR-026 an eligibility is yes, no or maybe; any other throws', () => {
  const judge = (decision: string) => eligibility({ decision, reasonToken: null, isRenewal: true });
  for (const decision of ['yes', 'no', 'maybe']) expect(() => judge(decision)).not.toThrow();
  expect(() => judge('perhaps')).toThrow("Unhandled decision 'perhaps'");
});

test.each([
  ['DECISION-012', true, 'wework', 'renewal-blocked'],
  ['DECISION-012', true, null, 'renewal-blocked'],
  ['DECISION-013', false, 'wework', 'hiscox-offer'],
  ['DECISION-014', false, 'ramp', 'declined'],
  ['DECISION-014', false, null, 'declined'],
])(
  '%s a declined application (renewal: %s, incubator: %s) goes to %s',
  (_, isRenewal, incubatorProgram, to) => {
    expect(destinationName(decline({ isRenewal, incubatorProgram }).to)).toBe(to);
  },
);

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

const saidByLoginSite = {
  'link-used-before': [
    'This URL is single-use.',
    'This is a single use link.',
    'A singleuse link.',
    'This is a one-time link.',
    'The link is valid for one use.',
    'This URL can only be used once.',
    'This URL can be used only once',
    'The link can be used once.',
    'The link works only once.',
    'This link can be opened just once.',
    'This link has already been used.',
    'This link was used before.',
  ],
  'already-verified': [
    'This account is already verified.',
    'Your email address has already been verified.',
    'The address was verified before.',
  ],
  'link-expired': [
    'Access expired.',
    'Your access has expired',
    'The link expired.',
    'Expired link',
  ],
};
const messages = Object.entries(saidByLoginSite).flatMap(([meaning, said]) =>
  said.flatMap((text) => [text, text.toUpperCase(), text.toLowerCase()].map((m) => [m, meaning])),
) as [string, string][];

test.each(messages)('AUTH-017 AUTH-018 AUTH-019 "%s" means %s', (message, meaning) => {
  const outcome = emailVerified({ success: 'false', message });
  expect(outcome.kind === 'go-on' ? outcome.decision.because : outcome.kind).toBe(meaning);
});

test('CHECKOUT-018 CHECKOUT-019 CHECKOUT-020 a redirector needs its parameters', () => {
  const asked = { applicationId: '10026', packageSlug: 'basic', paymentSchedule: 'annual' };
  const params = { legacyApplicationId: '10026', packageSlug: 'basic' };
  expect(redirector({ ...asked, page: 'billing' }).to).toEqual({ route: 'legacy-billing', params });
  expect(redirector({ ...asked, page: 'officer-signature' }).to).toEqual({
    route: 'officer-signature',
    params,
  });
  expect(redirector({ ...asked, page: 'checkout' }).to).toEqual({
    route: 'checkout-payment',
    params: { ...params, paymentSchedule: 'annual' },
  });
  expect(redirector({ ...asked, page: 'checkout', paymentSchedule: null }).because).toBe(
    'parameters-missing',
  );
  expect(redirector({ ...asked, page: 'billing', applicationId: null }).to).toEqual({
    external: 'customer-portal-login',
  });
  expect(redirector({ ...asked, page: 'billing', packageSlug: null }).because).toBe(
    'parameters-missing',
  );
});
