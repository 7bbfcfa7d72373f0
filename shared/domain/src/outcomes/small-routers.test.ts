import { expect, test } from 'vitest';
import { redirector } from '../routers/redirector.ts';
import { destinationName } from '../routes/destination.ts';
import { decline } from './decline.ts';
import { eligibility } from './eligibility.ts';

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
