import { billingIntervals } from '@fairlead/domain/money';
import { addYears } from '@fairlead/domain/packages';
import { describe, expect, test } from 'vitest';
import { content } from '../content/generated/worked-examples.js';
import type { WorkedExample, WorkedExamples } from '../test-kit/shapes/worked-examples.ts';
import { rateCoverage } from './coverage.ts';
import { ratingFacts } from './facts.ts';
import { packagePrice, transactionFees } from './payments.ts';
import { priceQuote, type QuotePrice } from './quote.ts';

const { as_of, examples } = content as WorkedExamples;

describe.each(examples.map((example) => ({ id: example.id, example })))('$id', ({ example }) => {
  const { facts, quotes } = replay(example);

  test('the rating has the facts that the example lists', () => {
    expect(facts).toMatchObject(example.facts);
  });

  test.each(
    example.quotes.flatMap((quote, q) =>
      quote.coverages.map((row, c) => ({ name: row.unique_name, row, q, c })),
    ),
  )('$name is rated step by step to the cent', ({ row, q, c }) => {
    const rated = quotes[q]?.coverages[c];
    expect({
      limits: rated?.choice.limits,
      out_of_pockets: rated?.choice.out_of_pockets,
      steps: rated?.steps,
      premium: rated?.premium,
      review_required: rated?.review_required,
      refers: rated?.refers,
    }).toEqual({
      limits: row.limits,
      out_of_pockets: row.out_of_pockets,
      steps: row.steps,
      premium: row.premium,
      review_required: row.review_required,
      refers: row.refers,
    });
  });

  test('prices each quote for both intervals', () => {
    expect(quotes.map(asExample)).toEqual(
      example.quotes.map(({ coverages, underwriter_adjustment_bp, ...quote }) => quote),
    );
  });

  test('the rating has the package’s totals, payments and surcharges', () => {
    const price = packagePrice(quotes);
    const { monthly_amount, first_payment, next_nine_each, last_payment } = price;
    expect({
      monthly_total_cents: price.monthly_total,
      annual_total_cents: price.annual_total,
      annual_savings_cents: price.annual_savings,
      monthly_plan: { monthly_amount, first_payment, next_nine_each, last_payment },
      transaction_fees: {
        annual: transactionFees(price.annual_total),
        monthly_initial: transactionFees(price.first_payment),
        monthly_per_month: transactionFees(price.monthly_amount),
      },
    }).toEqual(example.package);
  });
});

/** The example's years of insurance are a fact there and an answer here. */
function replay({ answers, application, quotes }: WorkedExample) {
  const { years_insured = 0, ...context } = application ?? {};
  const since = years_insured && { 'continuous-insurance-since': addYears(as_of, -years_insured) };
  const given = { ...answers, ...(since || {}) };
  const input = { answers: given, facts: ratingFacts(given, { date: as_of, ...context }) };
  return {
    facts: input.facts,
    quotes: quotes.map((quote) =>
      priceQuote(
        quote.product_name,
        quote.coverages.map(({ unique_name, limits, out_of_pockets, features }) =>
          rateCoverage({ coverage: unique_name, limits, out_of_pockets, features }, input),
        ),
        input,
        quote.underwriter_adjustment_bp,
      ),
    ),
  };
}

function asExample({ product, coverages, summaries, ...price }: QuotePrice) {
  return {
    product_name: product,
    ...price,
    pricing_summaries: billingIntervals.map((interval) => {
      const { adjustments, ...summary } = summaries[interval];
      return summary;
    }),
  };
}
