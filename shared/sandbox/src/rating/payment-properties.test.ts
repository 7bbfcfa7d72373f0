import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { times } from './arithmetic.ts';
import { monthlyPlan, transactionFee } from './index.ts';

describe('payments', () => {
  const anyTotal = fc.integer({ min: 50_000, max: 500_000_000 });

  test('MONEY-006 MONEY-007 first payment, nine equal ones and the last add up to the total', () => {
    fc.assert(
      fc.property(anyTotal, (cents) => {
        const { monthly_amount, first_payment, next_nine_each, last_payment } = monthlyPlan(cents);
        expect(first_payment).toBe(2 * monthly_amount);
        expect(first_payment + 9 * next_nine_each + last_payment).toBe(cents);
        expect(Math.abs(last_payment - monthly_amount)).toBeLessThanOrEqual(6);
      }),
    );
  });

  test('the bank surcharge is never above five dollars, the card’s is three percent', () => {
    fc.assert(
      fc.property(anyTotal, (cents) => {
        expect(transactionFee('ach_debit', cents)).toBeLessThanOrEqual(500);
        expect(transactionFee('card', cents)).toBe(times(cents, 300));
      }),
    );
  });
});
