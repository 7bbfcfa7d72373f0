import { billingIntervals } from '@fairlead/domain/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answers } from '../conditions/index.ts';
import { rating } from '../content/rating.ts';
import { pricePackage } from '../packages/products.ts';
import { recipeChoices, recipes } from '../packages/recipes.ts';
import { date, state, total } from '../test-kit/any-company.ts';
import { times } from './arithmetic.ts';
import { packagePrice, type QuotePrice, rateCoverage, ratingFacts } from './index.ts';

const money = fc.integer({ min: 0, max: 20_000_000_000 });

const company: fc.Arbitrary<Answers> = fc.record({
  industry: fc.constantFrom(...Object.keys(rating.industry_classes)),
  'address-region': state.map((code) => `US-${code}`),
  'revenue-last-12-months': money,
  'revenue-next-12-months': money,
  'total-funding-raised': money,
  'portable-equipment-value': fc.integer({ min: 0, max: 600_000_000 }),
  'offers-benefits': fc.boolean(),
  'benefit-plan-types': fc.constantFrom(['HEALTH'], ['RETIREMENT_401K']),
  'retirement-plan-assets': money,
  'record-count': fc.constantFrom('UP_TO_10K', 'UP_TO_1M', 'OVER_5M'),
  'mfa-coverage': fc.subarray(['EMAIL', 'REMOTE_ACCESS', 'ADMIN_ACCOUNTS']),
  'continuous-insurance-since': fc.constantFrom('2019-01-01', '2025-01-01'),
  employees_by_state: fc.array(
    fc.record({
      'employee-state': fc.constantFrom('US-CA', 'US-NV', 'OUTSIDE_US'),
      'full-time-count': fc.integer({ min: 0, max: 400 }),
      'contractor-count': fc.integer({ min: 0, max: 50 }),
    }),
    { maxLength: 3 },
  ),
  claims_history: fc.array(
    fc.record({
      'claim-family': fc.constantFrom(...rating.claims_factors.families),
      'claim-amount-paid': fc.integer({ min: 0, max: 40_000_000 }),
      'claim-amount-reserved': fc.integer({ min: 0, max: 40_000_000 }),
    }),
    { maxLength: 4 },
  ),
});

const partner = fc.constantFrom('carta', 'ramp', 'stripe', 'wework', 'vanta', 'brex', null);

const adjustment = fc.integer({ min: -1500, max: 2500 });

const recipe = fc.constantFrom(...recipes);

type Priced = { quotes: QuotePrice[]; answers: Answers };

const priced: fc.Arbitrary<Priced> = fc
  .tuple(company, partner, adjustment, recipe)
  .map(([answers, name, adjustmentBp, chosen]) => {
    const facts = ratingFacts(answers, {
      date,
      partner: name,
      incubator_program: name,
      eligible_for_partner_discounts: true,
      first_policy: true,
    });
    const input = { answers, facts };
    return { answers, quotes: pricePackage(recipeChoices(chosen, input), input, adjustmentBp) };
  });

const everyQuote = (check: (quote: QuotePrice) => void) =>
  fc.assert(
    fc.property(priced, ({ quotes }) => {
      for (const quote of quotes) check(quote);
    }),
    { numRuns: 60 },
  );

describe('for any company, partner and package', () => {
  test('the total is the plain sum of premiums, adjustments, taxes, fees and discounts', () => {
    everyQuote(({ premium_cents, summaries }) => {
      for (const interval of billingIntervals) {
        const { adjustments, taxes, fees, discounts, total_cents } = summaries[interval];
        expect(premium_cents + total([...adjustments, ...taxes, ...fees, ...discounts])).toBe(
          total_cents,
        );
      }
    });
  });

  test('discounts are negative, stay under the cap and never go below the state minimum', () => {
    everyQuote(({ summaries, state_minimum_cents, adjusted_premium_cents }) => {
      for (const { discounts, net_premium_cents } of Object.values(summaries)) {
        expect(discounts.every(({ amount }) => amount < 0)).toBe(true);
        expect(-total(discounts)).toBeLessThanOrEqual(times(adjusted_premium_cents, 2000));
        expect(net_premium_cents).toBeGreaterThanOrEqual(state_minimum_cents);
      }
    });
  });

  test('every amount is a whole number of cents and no coverage is below its minimum', () => {
    everyQuote(({ coverages, summaries }) => {
      for (const { choice, premium, steps } of coverages) {
        const minimum = rating.coverages[choice.coverage].minimum_premium_cents;
        expect(premium.amount).toBeGreaterThanOrEqual(minimum);
        expect(steps.every(({ result_cents }) => Number.isSafeInteger(result_cents))).toBe(true);
      }
      expect(Number.isSafeInteger(summaries.ANNUALLY.total_cents)).toBe(true);
    });
  });

  test('paying annually never costs more', () => {
    fc.assert(
      fc.property(priced, ({ quotes }) => {
        expect(packagePrice(quotes).annual_savings).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 60 },
    );
  });

  test('a package holds general liability or the commercial package, not both', () => {
    fc.assert(
      fc.property(priced, ({ quotes }) => {
        const products = quotes.map(({ product }) => product);
        expect(products.includes('SGL') && products.includes('CP_CPP')).toBe(false);
        expect(new Set(products).size).toBe(products.length);
      }),
      { numRuns: 60 },
    );
  });

  test('the same answers give the same cents', () => {
    fc.assert(
      fc.property(company, (answers) => {
        const price = () => {
          const input = { answers, facts: ratingFacts(answers, { date }) };
          return recipes.map((one) => pricePackage(recipeChoices(one, input), input));
        };
        expect(price()).toEqual(price());
      }),
      { numRuns: 20 },
    );
  });

  test('a higher limit never costs less and a higher retention never more', () => {
    const pairs = fc
      .constantFrom('dao', 'epl', 'eao', 'cyber', 'media', 'crime', 'gl')
      .chain((coverage) => fc.record({ coverage: fc.constant(coverage), answers: company }));
    fc.assert(
      fc.property(pairs, ({ coverage, answers }) => {
        const input = { answers, facts: ratingFacts(answers, { date }) };
        const { limits, out_of_pockets } = rating.coverages[coverage];
        const limit = limits.find(({ factors_bp }) => factors_bp);
        const [retention] = out_of_pockets;
        if (!limit || !retention) return;
        const byLimit = limit.intervals.map((value) => premium({ [limit.unique_name]: value }, {}));
        const byRetention = retention.intervals.map((value) =>
          premium({}, { [retention.unique_name]: value }),
        );
        expect(byLimit).toEqual(byLimit.toSorted((a, b) => a - b));
        expect(byRetention).toEqual(byRetention.toSorted((a, b) => b - a));

        function premium(given: Record<string, number>, out: Record<string, number>) {
          return rateCoverage({ coverage, limits: given, out_of_pockets: out }, input).premium
            .amount;
        }
      }),
      { numRuns: 30 },
    );
  });
});
