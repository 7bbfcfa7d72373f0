import { monthlyPlan, surcharge } from '@fairlead/domain/packages';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rating } from '../content/rating.ts';
import { times } from './arithmetic.ts';

const anyTotal = fc.integer({ min: 50_000, max: 500_000_000 });

test('MONEY-006 MONEY-007 payments follow the plan of rating.yaml and add up to the total', () => {
  const { initial_months, following_payments } = rating.payment.monthly;
  fc.assert(
    fc.property(anyTotal, (cents) => {
      const { first, each, last } = monthlyPlan(cents);
      expect(first).toBe(initial_months * each);
      expect(first + (following_payments - 1) * each + last).toBe(cents);
      expect(Math.abs(last - each)).toBeLessThanOrEqual(6);
    }),
  );
});

test('surcharges are those of rating.yaml: three percent by card, at most five dollars by bank', () => {
  const { card, ach_debit } = rating.payment.transaction_fees;
  expect([card, ach_debit]).toEqual([{ rate_bp: 300 }, { rate_bp: 80, cap_cents: 500 }]);
  fc.assert(
    fc.property(anyTotal, (cents) => {
      expect(surcharge(cents, 'card')).toBe(times(cents, 300));
      expect(surcharge(cents, 'ach_debit')).toBe(Math.min(500, times(cents, 80)));
    }),
  );
});
