import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readable } from './application/statuses.ts';
import { intervalOf, scheduleOf } from './legacy/schedule.ts';
import { billingInterval, billingIntervals, perUnit } from './money/billing-interval.ts';
import {
  cents,
  centsFromDollars,
  dollarsFromCents,
  formatMoney,
  formatWholeDollars,
} from './money/money.ts';
import { fieldType } from './question-set/index.ts';
import { funnelStepsFor } from './routes/funnel.ts';
import { experiences, readExperience } from './visitor/experience.ts';
import { flagDefaults, flagOf, flagsFrom } from './visitor/flags.ts';
import { isInternalEmail } from './visitor/session.ts';

test('SHELL-003 SHELL-005 SHELL-006 the experience is vanta in any case of letters and fairlead for anything else', () => {
  expect(experiences).toEqual(['fairlead', 'vanta']);
  expect(['vanta', 'VANTA', 'VanTa'].map(readExperience)).toEqual(['vanta', 'vanta', 'vanta']);
  expect(['fairlead', 'FairLead', 'carta', '', null, undefined].map(readExperience)).toEqual(
    Array(6).fill('fairlead'),
  );
});

test('SHELL-014 SHELL-015 the funnel has five steps, of which the first is for renewals only', () => {
  expect(funnelStepsFor({ isRenewal: true })).toEqual([
    'Information Update',
    'Core Questions',
    'Review',
    'Payment Options',
    'Sign Policy',
  ]);
  expect(funnelStepsFor({ isRenewal: false })).toEqual([
    'Core Questions',
    'Review',
    'Payment Options',
    'Sign Policy',
  ]);
});

test.each([
  ['FLAG-004', 'new-funnel-rollout', true],
  ['FLAG-005', 'intake-client-plm-manual-review-customization', true],
  ['FLAG-006', 'ach-payment', false],
  ['FLAG-007', 'carta-data-share', false],
  ['FLAG-008', 'limit-credit-card-payments', false],
  ['FLAG-009', 'intake-client-renewals-rollout', false],
  ['FLAG-010', 'pay-when-you-raise', false],
  ['FLAG-011', 'charge-transaction-fees', false],
  ['FLAG-012', 'intake-client-renewal-experience', false],
  ['FLAG-013', 'chat-messenger-sign-in', false],
  ['FLAG-014', 'brex-checkout-visual', false],
  ['FLAG-015', 'hubspot-tracking', false],
  ['FLAG-016', 'request-expedited-quote', false],
  ['FLAG-017', 'ambassador-tracking', false],
  ['FLAG-018', 'intake-client-plm-quoting', false],
  ['FLAG-019', 'enable-hazards', false],
  ['FLAG-020', 'intake-client-plm-quote-customization', false],
  ['FLAG-021', 'allow-routing-to-admin-tooling', false],
  ['FLAG-022', 'places_api_autocomplete', false],
])('%s the flag %s is %s by default', (_, name, value) => {
  expect(flagOf(flagDefaults, name)).toBe(value);
});

test('FLAG-003 looking up a flag that no one defined is an error that names it', () => {
  expect(() => flagOf(flagDefaults, 'new-funel-rollout')).toThrow(
    "Unknown feature flag 'new-funel-rollout'",
  );
  expect(() => flagOf(flagDefaults, 'toString')).toThrow('Unknown feature flag');
});

test('loaded flags lie over the defaults; names and values that are no flags are left out', () => {
  const flags = flagsFrom({ 'ach-payment': true, 'new-funnel-rollout': 'no', gremlins: true });
  expect(flags).toEqual({ ...flagDefaults, 'ach-payment': true });
});

test('FLAG-023 expediteQuoteRequestEnabled is a variable that request-expedited-quote is read into, not a flag', () => {
  expect(() => flagOf(flagDefaults, 'expediteQuoteRequestEnabled')).toThrow('Unknown feature flag');
  expect(flagsFrom({ expediteQuoteRequestEnabled: true })).toEqual(flagDefaults);
});

test('SHELL-013 an internal user has an address on the product’s own domain, not on one that ends like it', () => {
  const isInternal = (email: string) => isInternalEmail(email, 'Fairlead.example.com');
  expect(isInternal(' Rhea@fairlead.Example.com ')).toBe(true);
  expect(isInternal('rhea@notfairlead.example.com')).toBe(false);
  expect(isInternal('fairlead.example.com@evil.example')).toBe(false);
});

test('ERROR-034 MONEY-023 a billing interval is MONTHLY or ANNUALLY; an unknown one is an error', () => {
  expect(billingIntervals.map(billingInterval)).toEqual(['MONTHLY', 'ANNUALLY']);
  expect(() => billingInterval('WEEKLY')).toThrow('This Billing Interval is not defined');
});

test('CHECKOUT-036 CHECKOUT-037 a legacy selection says monthly or annual for MONTHLY and ANNUALLY', () => {
  expect(scheduleOf).toEqual({ MONTHLY: 'monthly', ANNUALLY: 'annual' });
  expect(intervalOf).toEqual({ monthly: 'MONTHLY', annual: 'ANNUALLY' });
  expect([perUnit('MONTHLY'), perUnit('ANNUALLY')]).toEqual(['/mo', '/yr']);
});

test('ERROR-025 an unknown field type throws', () => {
  expect(fieldType('DATE')).toBe('DATE');
  expect(() => fieldType('HOLOGRAM')).toThrow("Unknown field type 'HOLOGRAM'");
});

test('MONEY-012 MONEY-013 MONEY-026 money is whole cents, shown as US dollars with two decimals', () => {
  expect(() => cents(1.5)).toThrow('Expected whole cents, received 1.5');
  expect(centsFromDollars('1,200.5')).toBe(120_050);
  expect(centsFromDollars('$0.29')).toBe(29);
  expect(centsFromDollars('1,250,000.50')).toBe(125_000_050);
  expect(['', 'abc', '1.2.3', '1e5'].map(centsFromDollars)).toEqual([null, null, null, null]);
  const notUs = ['1.250.000,50', '1.250,50', '12,5', '1,2500', '1,200,', '1.000,000'];
  expect(notUs.map(centsFromDollars)).toEqual([null, null, null, null, null, null]);
  expect(formatMoney(104_880)).toBe('$1,048.80');
  expect(formatMoney(104_800)).toBe('$1,048.00');
});

test('the twelfth of a few cents off is no amount off, and is written without a minus', () => {
  expect(formatMoney(Math.round(-5 / 12))).toBe('$0.00');
  expect(formatMoney(-1)).toBe('-$0.01');
  expect(formatWholeDollars(-40)).toBe('$0');
});

test('cents written as dollars and read again are the same cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), (amount) => {
      expect(centsFromDollars(dollarsFromCents(amount))).toBe(amount);
    }),
  );
});

test('a wire value is readable whether it is known or not', () => {
  expect(readable('BIND_REQUESTED')).toBe('Bind requested');
  expect(readable('per-moon')).toBe('Per moon');
});
