import type { BillingInterval } from '@fairlead/domain/money';
import type { ProductName } from '../content/names.ts';
import { rating } from '../content/rating.ts';
import type { Amount } from './amount.ts';
import { sumOf, times } from './arithmetic.ts';
import { chargesOf } from './charges.ts';
import type { RatedCoverage } from './coverage.ts';
import { discountsOf } from './discounts.ts';
import type { RatingInput } from './factors.ts';

/** The price of a quote for one billing interval, in cents. `total_cents` is the plain sum of premium and all lists. */
export type QuoteSummary = {
  billing_interval: BillingInterval;
  adjustments: Amount[];
  discounts: Amount[];
  net_premium_cents: number;
  taxes: Amount[];
  fees: Amount[];
  total_cents: number;
  tax_base_cents?: number;
};

export type QuotePrice = {
  product: ProductName;
  coverages: readonly RatedCoverage[];
  premium_cents: number;
  underwriter_adjustment_cents: number;
  state_minimum_cents: number;
  state_minimum_rounding_cents: number;
  adjusted_premium_cents: number;
  summaries: Record<BillingInterval, QuoteSummary>;
};

/**
 * Prices one product's coverages for both billing intervals (rating.md §4).
 * Throws a RangeError if the underwriter's adjustment (basis points) exceeds the authority in rating.yaml.
 */
export function priceQuote(
  product: ProductName,
  coverages: readonly RatedCoverage[],
  input: RatingInput,
  adjustmentBp: number = rating.underwriter_adjustment.default_bp,
): QuotePrice {
  refuseBeyondAuthority(adjustmentBp);
  const premium = sumOf(coverages.map(({ premium: { amount } }) => amount));
  const adjustment = times(premium, adjustmentBp);
  const minimum = stateMinimum(product, input.facts.primary_state);
  const rounding = Math.max(0, minimum - (premium + adjustment));
  const price = {
    product,
    coverages,
    premium_cents: premium,
    underwriter_adjustment_cents: adjustment,
    state_minimum_cents: minimum,
    state_minimum_rounding_cents: rounding,
    adjusted_premium_cents: premium + adjustment + rounding,
  };
  const summary = (interval: BillingInterval) => summaryOf(price, interval, input);
  return { ...price, summaries: { MONTHLY: summary('MONTHLY'), ANNUALLY: summary('ANNUALLY') } };
}

/** Returns the minimum premium of a product in a state, in cents. */
function stateMinimum(product: ProductName, state: string | undefined): number {
  const { default: elsewhere, ...states } = rating.products[product].state_minimum_premium_cents;
  return states[state ?? ''] ?? elsewhere ?? 0;
}

function summaryOf(
  price: Omit<QuotePrice, 'summaries'>,
  interval: BillingInterval,
  input: RatingInput,
): QuoteSummary {
  const discounts = discountsOf(
    {
      product: price.product,
      interval,
      adjusted_cents: price.adjusted_premium_cents,
      state_minimum_cents: price.state_minimum_cents,
      coverages: price.coverages.length,
    },
    input,
  );
  const net = price.adjusted_premium_cents + totalOf(discounts);
  const charges = chargesOf({
    product: price.product,
    state: input.facts.primary_state ?? '',
    net_cents: net,
    property_premium_cents: propertyPremium(price.coverages),
  });
  return {
    billing_interval: interval,
    adjustments: adjustmentsOf(price),
    discounts,
    net_premium_cents: net,
    ...charges,
    total_cents: net + totalOf(charges.taxes) + totalOf(charges.fees),
  };
}

function adjustmentsOf(price: Omit<QuotePrice, 'summaries'>): Amount[] {
  return [
    {
      code: rating.underwriter_adjustment.code,
      amount: price.underwriter_adjustment_cents,
    },
    { code: rating.state_minimum.code, amount: price.state_minimum_rounding_cents },
  ].filter(({ amount }) => amount !== 0);
}

function propertyPremium(coverages: readonly RatedCoverage[]): number {
  const rows = coverages.map(({ premium }) => premium);
  return totalOf(rows.filter(({ code }) => code === 'property_premium'));
}

const totalOf = (amounts: readonly Amount[]) => sumOf(amounts.map(({ amount }) => amount));

function refuseBeyondAuthority(adjustmentBp: number) {
  const { min, max } = rating.underwriter_adjustment.authority_bp;
  if (Number.isInteger(adjustmentBp) && adjustmentBp >= min && adjustmentBp <= max) return;
  throw new RangeError(
    `The underwriter's adjustment is ${adjustmentBp} basis points; the authority is ${min} to ${max}. Choose a value in between.`,
  );
}
