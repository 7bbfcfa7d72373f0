import {
  annualSavings,
  firstPayment,
  type LegacyPayment,
  lastPaymentTotal,
  monthlyPayment,
} from '@fairlead/domain/legacy';
import { billingIntervals, formatWholeDollars } from '@fairlead/domain/money';
import { describe, expect, test } from 'vitest';
import { content } from '../content/generated/worked-examples-legacy.js';
import { loadPersonas } from '../content/load.ts';
import { personaAnswers, personaContext } from '../content/personas.ts';
import { packagePrice, ratingFacts } from '../rating/index.ts';
import type {
  LegacyExample,
  WorkedExamplesLegacy,
} from '../test-kit/shapes/worked-examples-legacy.ts';
import { quotableAnswers } from '../underwriting/index.ts';
import { choicesOfSlug, legacyPackage, quotesOfSlug } from './legacy.ts';

const { as_of, examples, all_slugs } = content as WorkedExamplesLegacy;
const personas = await loadPersonas();

type Company = Pick<
  LegacyExample['input'],
  'persona' | 'answers' | 'answers_changed' | 'application'
>;

const known = (id: string | undefined) => personas.personas.find((persona) => persona.id === id);
/** A persona that another part of the content pack has not brought yet is replayed as soon as it is there. */
const replayed = examples.filter(({ input }) => !input.persona || known(input.persona));

describe.each(replayed.map((example) => ({ id: example.id, example })))('$id', ({ example }) => {
  const { input, expect: expected } = example;
  const pricing = {
    input: companyOf(input),
    expiring: expiringOf(example),
    adjustment_bp: input.underwriter_adjustment_bp,
  };
  const quotes = quotesOfSlug(input.slug, pricing);
  const made = legacyPackage('0', input.slug, pricing);
  const prices = { pricing: made.quote.pricing, transactionFees: made.metadata.transaction_fees };
  const method = input.flags['charge-transaction-fees'] ? input.payment_method : null;

  test('each quote is priced to the cent for both intervals', () => {
    expect(
      quotes.map(({ product, summaries }) => ({
        product,
        ...Object.fromEntries(
          billingIntervals.map((interval) => {
            const { billing_interval, tax_base_cents, ...summary } = summaries[interval];
            return [interval, summary];
          }),
        ),
      })),
    ).toEqual(expected.quotes.map(({ premiums, ...quote }) => quote));
    expect(quotes.map(({ coverages }) => coverages.map(({ premium }) => premium.amount))).toEqual(
      expected.quotes.map(({ premiums }) => premiums.map(({ amount }) => amount)),
    );
  });

  test('MONEY-001 MONEY-002 the package has the amounts and breakdowns of A§3', () => {
    expect(made.quote.pricing).toEqual(expected.pricing);
    expect(made.metadata.transaction_fees).toEqual(expected.transaction_fees);
    const flags = made.partnered_coverages.map(({ name, flag }) => [name, flag]);
    expect(Object.fromEntries(flags)).toEqual(expected.partnered_coverages);
  });

  test('MONEY-006 MONEY-007 MONEY-008 the order summary and what is due are those amounts', () => {
    const first = firstPayment(prices, input.payment_schedule, method);
    const isMonthly = input.payment_schedule === 'monthly';
    const { one_payment, first_payment, per_month, last_payment } = expected.order_summary;
    expect(asExample(first)).toEqual(isMonthly ? first_payment : one_payment);
    expect(first.total).toBe(expected.due_today_cents);
    expect(first.total).toBe(expected.payment_call.amount_cents);
    expect(first.transactionFee !== null).toBe(expected.payment_call.transaction_fees_displayed);
    const each = isMonthly ? monthlyPayment(prices, method) : null;
    expect(each && asExample(each)).toEqual(per_month ?? null);
    expect(each?.total ?? null).toBe(expected.per_month_cents);
    const last = isMonthly ? lastPaymentTotal(prices, method) : null;
    expect(last).toBe(expected.last_payment_cents);
    expect(last).toBe(last_payment?.total_cents ?? null);
  });

  test('MONEY-009 MONEY-010 MONEY-011 the savings are monthly minus annual, shown without decimals', () => {
    const price = packagePrice(quotes);
    expect([price.monthly_total, price.annual_total, price.annual_savings]).toEqual([
      expected.monthly_total_cents,
      expected.annual_total_cents,
      expected.savings_cents,
    ]);
    const savings = annualSavings(prices);
    expect(savings === null ? null : formatWholeDollars(savings)).toBe(expected.savings_shown);
  });
});

test('every example but those of renewals is replayed', () => {
  const left = examples.filter((example) => !replayed.includes(example));
  expect(left.every(({ input }) => input.persona?.startsWith('renewal-'))).toBe(true);
  expect(examples).toHaveLength(28);
});

test.each(Object.entries(all_slugs.expect))(
  'CHECKOUT-024 %s is priced to the cent',
  (slug, expected) => {
    const pricing = { input: companyOf(all_slugs.input) };
    const made = legacyPackage('0', slug, pricing);
    const { pricing: amounts } = made.quote;
    const quotes = quotesOfSlug(slug, pricing);
    const partnerDiscounts = quotes
      .flatMap(({ summaries }) => summaries.ANNUALLY.discounts)
      .filter(({ code }) => code.endsWith('_partnership_discount'));
    expect({
      initial: amounts.monthly_initial_amount_cents,
      rest: amounts.monthly_rest_amount_cents,
      last: amounts.monthly_last_amount_cents,
      annual: amounts.annual_amount_cents,
      savings: packagePrice(quotes).annual_savings,
      partner_discount_annual: partnerDiscounts.reduce((sum, { amount }) => sum + amount, 0),
    }).toEqual(expected);
  },
);

function companyOf({ persona: id, answers: own, answers_changed, application }: Company) {
  const persona = known(id);
  const reasons = persona?.application?.application_decision?.reasons ?? [];
  const answers = {
    ...(own ?? (persona ? quotableAnswers(personaAnswers(persona, personas), reasons) : {})),
    ...answers_changed,
  };
  const context = persona ? personaContext(persona, as_of) : { date: as_of };
  return {
    answers,
    facts: ratingFacts(answers, {
      ...context,
      ...application,
      date: application?.date ?? context.date,
    }),
  };
}

function expiringOf({ input: { expiring } }: LegacyExample) {
  return expiring && choicesOfSlug(expiring.slug, { input: companyOf(expiring) });
}

const asExample = ({ premium, rows, transactionFee, total }: LegacyPayment) => ({
  premium_cents: premium,
  rows: rows.map(({ code, amount }) => ({ code, amount_cents: amount })),
  transaction_fee_cents: transactionFee ?? 0,
  total_cents: total,
});
