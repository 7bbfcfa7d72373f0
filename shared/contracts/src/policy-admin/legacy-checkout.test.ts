import { is } from 'superstruct';
import { expect, test } from 'vitest';
import { LegacyPackage } from './legacy-checkout.ts';

const pair = { card: 31_41, ach_debit: 5_00 };
const fees = { annual: pair, monthly: { initial: pair, per_month: pair } };

const withFees = (transaction_fees: unknown) => ({
  quote: {
    id: 'qu_1',
    pricing: {
      monthly_initial_amount_cents: 209_432,
      monthly_rest_amount_cents: 52_358,
      annual_amount_cents: 609_919,
      monthly: { fees: [], taxes: [] },
      annual: { fees: [], taxes: [] },
    },
    koverages_accepted: [],
  },
  metadata: { transaction_fees },
  partnered_coverages: [],
});

test('MONEY-005 transaction fees are by schedule, each by card and by bank', () => {
  expect(is(withFees(fees), LegacyPackage)).toBe(true);
});

test.each([
  ['annual', { ...fees, annual: { card: 1 } }],
  ['monthly.initial', { ...fees, monthly: { ...fees.monthly, initial: { ach_debit: 1 } } }],
  ['monthly.per_month', { ...fees, monthly: { ...fees.monthly, per_month: { card: 1 } } }],
  ['monthly.per_month', { ...fees, monthly: { ...fees.monthly, per_month: 1 } }],
])('MONEY-005 %s fees without one for card or for bank are refused', (_, broken) => {
  expect(is(withFees(broken), LegacyPackage)).toBe(false);
});
