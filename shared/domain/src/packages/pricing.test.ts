import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differentLast, monthlyPlan, surcharge } from './payment-plan.ts';
import {
  annualSavings,
  breakdown,
  coveragePrice,
  displayedPrice,
  monthlyPrice,
  quotedIntervals,
  type Summary,
  yearlyTotal,
} from './pricing.ts';

const aSummary = (interval: string, total: number, lists: Partial<Summary> = {}): Summary => ({
  billing_interval: interval,
  total_price: { amount: total },
  adjustments: [],
  taxes: [],
  fees: [],
  discounts: [],
  ...lists,
});
const aQuote = (...summaries: Summary[]) => ({ pricing_summaries: summaries });

test('MONEY-028 MONEY-038 MONEY-010 a package costs the sum of its quotes, per month a twelfth, rounded', () => {
  const quotes = [
    aQuote(aSummary('MONTHLY', 104_880), aSummary('ANNUALLY', 101_734)),
    aQuote(aSummary('MONTHLY', 50_001), aSummary('ANNUALLY', 48_500)),
  ];
  expect(yearlyTotal(quotes, 'MONTHLY')).toBe(154_881);
  expect(monthlyPrice(quotes)).toBe(12_907);
  expect(displayedPrice(quotes, 'ANNUALLY')).toBe(150_234);
  expect(annualSavings(quotes)).toBe(4_647);
});

test.each([
  [1249, 0],
  [1250, 50],
  [1199, 0],
])(
  'savings below half a dollar are none: a year of %i cents by the month saves %i',
  (monthly, savings) => {
    const quotes = [aQuote(aSummary('ANNUALLY', 1200), aSummary('MONTHLY', monthly))];
    expect(annualSavings(quotes)).toBe(savings);
  },
);

test('MONEY-035 a quote without the asked summary is priced by its monthly one', () => {
  const both = [aQuote(aSummary('ANNUALLY', 1100), aSummary('MONTHLY', 1200))];
  expect(yearlyTotal(both, 'MONTHLY')).toBe(1200);
  const withoutAnnual = [aQuote(aSummary('QUARTERLY', 1150), aSummary('MONTHLY', 1200))];
  expect(yearlyTotal(withoutAnnual, 'ANNUALLY')).toBe(1200);
});

test('a schedule that nobody can choose has no price', () => {
  const weekly = aQuote(aSummary('WEEKLY', 1200));
  const monthly = aQuote(aSummary('MONTHLY', 1200));
  const both = aQuote(aSummary('ANNUALLY', 1100), aSummary('MONTHLY', 1200));
  expect(yearlyTotal([weekly], 'MONTHLY')).toBe(0);
  expect(yearlyTotal([weekly], 'ANNUALLY')).toBe(0);
  expect(quotedIntervals([weekly, both])).toEqual([]);
  expect(quotedIntervals([monthly, both])).toEqual(['MONTHLY']);
  expect(quotedIntervals([both])).toEqual(['MONTHLY', 'ANNUALLY']);
  expect(quotedIntervals([])).toEqual([]);
});

test('MONEY-027 a coverage card shows a twelfth of the sum of its premiums, rounded', () => {
  const premiums = [
    { code: 'gl_premium', amount: 1000 },
    { code: 'gl_premium', amount: 7 },
  ];
  expect(coveragePrice(premiums, 'MONTHLY')).toBe(84);
  expect(coveragePrice(premiums, 'ANNUALLY')).toBe(1007);
});

const priced = (discount: number) =>
  aSummary('MONTHLY', 1105, {
    adjustments: [
      { code: 'state_minimum_premium_rounding', amount: 150 },
      { code: 'underwriter_adjustment', amount: -100 },
    ],
    taxes: [{ code: 'surplus_lines_tax', amount: 30 }],
    fees: [{ code: 'policy_fee', amount: 70 }],
    discounts: [{ code: 'carta_partnership_discount', amount: discount }],
  });

test.each([-45, 45])(
  'MONEY-030 the breakdown lists adjustments, taxes and fees, and savings; a discount of %i saves 45',
  (discount) => {
    expect(breakdown([aQuote(priced(discount))], 'MONTHLY')).toEqual({
      premium: 1000,
      adjustments: [{ code: 'state_minimum_premium_rounding', amount: 150 }],
      taxesAndFees: [
        { code: 'surplus_lines_tax', amount: 30 },
        { code: 'policy_fee', amount: 70 },
      ],
      savings: [
        { code: 'carta_partnership_discount', amount: -45 },
        { code: 'underwriter_adjustment', amount: -100 },
      ],
      total: 1105,
    });
  },
);

test('MONEY-030 an adjustment that lowers one quote is a saving, though another quote has it as an addition', () => {
  const adjusted = (total: number, amount: number) =>
    aQuote(
      aSummary('MONTHLY', total, { adjustments: [{ code: 'underwriter_adjustment', amount }] }),
    );
  expect(breakdown([adjusted(1100, 100), adjusted(960, -40)], 'MONTHLY')).toMatchObject({
    premium: 2000,
    adjustments: [{ code: 'underwriter_adjustment', amount: 100 }],
    savings: [{ code: 'underwriter_adjustment', amount: -40 }],
    total: 2060,
  });
});

test('MONEY-030 the same discount of two quotes adds up, whichever signs they have', () => {
  const { savings, premium } = breakdown([aQuote(priced(45)), aQuote(priced(-45))], 'MONTHLY');
  expect(savings[0]).toEqual({ code: 'carta_partnership_discount', amount: -90 });
  expect(premium).toBe(2000);
});

test('MONEY-006 MONEY-007 MONEY-038 MONEY-039 the monthly plan is twice a twelfth, nine twelfths, and a last one that makes the sum exact', () => {
  expect(monthlyPlan(104_880)).toEqual({ first: 17_480, each: 8_740, last: 8_740 });
  expect(monthlyPlan(50_000)).toEqual({ first: 8_334, each: 4_167, last: 4_163 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (total) => {
      const { first, each, last } = monthlyPlan(total);
      expect(first + 9 * each + last).toBe(total);
      expect(first).toBe(2 * each);
    }),
  );
});

test('MONEY-014 MONEY-015 MONEY-036 a surcharge is 3% by card and 0.8% by bank, five dollars at most', () => {
  expect(surcharge(101_734, 'card')).toBe(3052);
  expect(surcharge(101_734, 'ach_debit')).toBe(500);
  expect(surcharge(8_740, 'ach_debit')).toBe(70);
});

test('the last payment is named only where it differs from the nine before it', () => {
  expect(differentLast({ first: 8_334, each: 4_167, last: 4_163 })).toBe(4_163);
  expect(differentLast({ first: 17_480, each: 8_740, last: 8_740 })).toBeNull();
});
