import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueAtCheckout, priceLines } from './price-lines.ts';
import { displayedPrice } from './pricing.ts';

const anAmount = fc.integer({ min: 1, max: 5_000_000 });
const rows = (code: string) =>
  fc.array(
    anAmount.map((amount) => ({ code, amount })),
    { maxLength: 2 },
  );

/** A quote whose totals are what its parts come to. The contract says that discounts are negative; some are not. */
const aQuote = fc
  .record({
    product_name: fc.constantFrom('SGL', 'CP_CPP', 'CP_CEM', 'SML'),
    premiums: fc.array(anAmount, { minLength: 1, maxLength: 4 }),
    taxes: rows('surplus_lines_tax'),
    fees: rows('policy_fee'),
    discount: fc.integer({ min: 0, max: 1000 }),
    sign: fc.constantFrom(1, -1),
  })
  .map(({ product_name, premiums, taxes, fees, discount, sign }) => {
    const summary = (billing_interval: string, discounts: { code: string; amount: number }[]) => ({
      billing_interval,
      adjustments: [],
      taxes,
      fees,
      discounts,
      total_price: {
        amount: sum([
          ...premiums,
          ...[...taxes, ...fees].map(({ amount }) => amount),
          ...discounts.map(({ amount }) => -Math.abs(amount)),
        ]),
      },
    });
    return {
      product_name,
      coverages: premiums.map((amount) => ({ is_enabled: true, premiums: [{ amount }] })),
      pricing_summaries: [
        summary('MONTHLY', []),
        summary('ANNUALLY', [{ code: 'paid_in_full_discount', amount: sign * discount }]),
      ],
    };
  });
const quotes = fc.array(aQuote, { minLength: 1, maxLength: 4 });
const intervals = ['MONTHLY', 'ANNUALLY'] as const;

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

test('the lines and what rounding leaves add up to the price that is shown, to the cent', () => {
  fc.assert(
    fc.property(quotes, fc.constantFrom(...intervals), (some, interval) => {
      const lines = priceLines(some, interval);
      const { premiums, adjustments, taxesAndFees, savings, rounding, total } = lines;
      const all = [...premiums, ...adjustments, ...taxesAndFees, ...savings];
      expect(sum(all.map(({ amount }) => amount)) + rounding).toBe(total);
      expect(total).toBe(displayedPrice(some, interval));
      // Each line leaves less than a cent.
      expect(Math.abs(rounding)).toBeLessThanOrEqual(all.length);
      if (interval === 'ANNUALLY') expect(rounding).toBe(0);
    }),
  );
});

test('each product’s premium is the sum of its quotes’ twelfths, rounded', () => {
  fc.assert(
    fc.property(quotes, (some) => {
      for (const { code, amount } of priceLines(some, 'MONTHLY').premiums) {
        const ofProduct = some.filter(({ product_name }) => product_name === code);
        const twelfths = ofProduct.map(({ coverages }) =>
          Math.round(sum(coverages.map(({ premiums: [one] }) => one?.amount ?? 0)) / 12),
        );
        expect(amount).toBe(sum(twelfths));
      }
    }),
  );
});

test('MONEY-032 MONEY-034 two months are due at once, or the year', () => {
  const quote = {
    pricing_summaries: [
      {
        billing_interval: 'MONTHLY',
        total_price: { amount: 1_187_712 },
        adjustments: [],
        taxes: [],
        fees: [],
        discounts: [],
      },
      {
        billing_interval: 'ANNUALLY',
        total_price: { amount: 1_128_326 },
        adjustments: [],
        taxes: [],
        fees: [],
        discounts: [],
      },
    ],
  };
  expect(dueAtCheckout([quote], 'MONTHLY')).toBe(197_952);
  expect(dueAtCheckout([quote], 'ANNUALLY')).toBe(1_128_326);
});

test('MONEY-024 partners’ discounts are separate from the other savings, per month like the price', () => {
  const quote = {
    product_name: 'SML',
    coverages: [{ is_enabled: true, premiums: [{ amount: 1_200_00 }] }],
    pricing_summaries: [
      {
        billing_interval: 'MONTHLY',
        total_price: { amount: 1_080_00 },
        adjustments: [],
        taxes: [],
        fees: [],
        discounts: [
          { code: 'coverage_bundle_discount', amount: -60_00 },
          { code: 'carta_partnership_discount', amount: 60_00 },
        ],
      },
    ],
  };
  const { savings, partnerDiscounts } = priceLines([quote], 'MONTHLY');
  expect(savings).toHaveLength(2);
  expect(partnerDiscounts).toEqual([{ code: 'carta_partnership_discount', amount: -5_00 }]);
  expect(priceLines([quote], 'ANNUALLY').partnerDiscounts[0]?.amount).toBe(-60_00);
});

test.each(intervals)('no two lines of a kind have the same code (%s)', (interval) => {
  fc.assert(
    fc.property(quotes, (given) => {
      const { premiums, adjustments, taxesAndFees, partnerDiscounts } = priceLines(given, interval);
      for (const lines of [premiums, adjustments, taxesAndFees, partnerDiscounts])
        expect(new Set(lines.map(({ code }) => code)).size).toBe(lines.length);
    }),
  );
});
