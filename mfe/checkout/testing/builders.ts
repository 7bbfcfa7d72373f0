import type { LegacyApplication } from '@fairlead/contracts';
import type { LegacyPackage } from '@fairlead/contracts/checkout';
import { aLegacyApplication } from '@fairlead/contracts/testing';
import { cents } from '@fairlead/domain/money';

/** The day of the tests, yyyy-mm-dd. */
export const today = '2026-11-20';

/** A legacy application that waits for its quote to be accepted. */
export const anApplication = (change: Partial<LegacyApplication> = {}): LegacyApplication =>
  aLegacyApplication({ id: '10065', ...change });

/** The same application after its quote was accepted. */
export const anAcceptedApplication = (change: Partial<LegacyApplication> = {}) =>
  anApplication({
    status: 'signature_sent',
    quote_accepted_at: '2026-11-20T18:00:00Z',
    package_slug: 'recommended',
    ...change,
  });

/** What signing changes of an accepted application. */
export const signed = { signed_at: '2026-11-20T19:00:00Z', status: 'awaiting_payment' };

const of = (amount: number) => ({ amount_cents: cents(amount) });

/** $2,000.00 now and ten months of $1,000.00, or $11,700.00 for the year. */
export const aPackage = (monthly = 1_000_00): LegacyPackage => ({
  quote: {
    id: 'lq_065_recommended',
    koverages_accepted: ['gl', 'cyber'],
    pricing: {
      monthly_initial_amount_cents: cents(2 * monthly),
      monthly_rest_amount_cents: cents(monthly),
      monthly_last_amount_cents: cents(monthly + 2),
      annual_amount_cents: cents(11_700_00),
      monthly: {
        taxes: [{ code: 'surplus_lines_tax', initial: of(80_00), per_month: of(40_00) }],
        fees: [{ code: 'policy_fee', initial: of(20_00), per_month: of(10_00) }],
      },
      annual: {
        taxes: [{ code: 'surplus_lines_tax', ...of(470_00) }],
        fees: [{ code: 'policy_fee', ...of(120_00) }],
      },
    },
  },
  metadata: {
    transaction_fees: {
      annual: { card: cents(351_00), ach_debit: cents(5_00) },
      monthly: {
        initial: { card: cents(60_00), ach_debit: cents(5_00) },
        per_month: { card: cents(30_00), ach_debit: cents(5_00) },
      },
    },
  },
  partnered_coverages: [
    { name: 'key_person', flag: true },
    { name: 'workers_compensation', flag: true },
  ],
});

export const accepted = {
  id: '10065',
  status: 'awaiting_signature',
  quote_accepted_at: '2026-11-20T18:00:00Z',
  package_slug: 'recommended',
};

export const aCardOnFile = {
  type: 'card',
  charge_type: 'credit',
  network: 'visa',
  bank: null,
  last_four: '4242',
};

export const aBankOnFile = {
  type: 'ach_debit',
  charge_type: 'checking',
  network: null,
  bank: 'First Platypus Bank',
  last_four: '0000',
};
