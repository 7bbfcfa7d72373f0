import type { BillingInterval } from '../money/billing-interval.ts';
import { sumByCode } from '../money/sum-by-code.ts';
import { monthlyPlan } from './payment-plan.ts';
import { isPartnerDiscount } from './price-labels.ts';
import { breakdown, displayedPrice, linePrice, type Priced, yearlyTotal } from './pricing.ts';

/** One row of a price, per month or per year like the displayed price. In cents. */
export type PriceLine = { readonly code: string; readonly amount: number };

export type PriceLines = {
  readonly premiums: readonly PriceLine[];
  readonly adjustments: readonly PriceLine[];
  readonly taxesAndFees: readonly PriceLine[];
  readonly savings: readonly PriceLine[];
  /** Which of the savings come from partners (B§3); they are among the savings. */
  readonly partnerDiscounts: readonly PriceLine[];
  /** What the rounded lines leave to the total; 0 where they add up (AMB-104). */
  readonly rounding: number;
  /** The displayed price for the interval. */
  readonly total: number;
};

type ProductPriced = Priced & {
  readonly product_name: string;
  readonly coverages: readonly {
    readonly is_enabled: boolean;
    readonly premiums: readonly { readonly amount: number }[];
  }[];
};

/**
 * Returns the lines under a package's price (B§9), with the premium by product. Per month each line is a twelfth, rounded
 * once, so that it is the same amount on every screen (AMB-104).
 */
export function priceLines(
  quotes: readonly ProductPriced[],
  interval: BillingInterval,
): PriceLines {
  const { adjustments, taxesAndFees, savings } = breakdown(quotes, interval);
  const shown = (lines: readonly PriceLine[]) =>
    lines.map(({ code, amount }) => ({
      code,
      amount: interval === 'MONTHLY' ? Math.round(amount / 12) : amount,
    }));
  const lines = {
    premiums: sumByCode(quotes.map((quote) => premiumOf(quote, interval))),
    adjustments: shown(adjustments),
    taxesAndFees: shown(taxesAndFees),
    savings: shown(savings),
  };
  const total = displayedPrice(quotes, interval);
  return {
    ...lines,
    partnerDiscounts: lines.savings.filter(({ code }) => isPartnerDiscount(code)),
    rounding: total - sum(Object.values(lines).flat()),
    total,
  };
}

/** What is due when the policy is activated: two months, or the year (B§9). In cents, without a surcharge. */
export const dueAtCheckout = (quotes: readonly Priced[], interval: BillingInterval): number =>
  interval === 'MONTHLY'
    ? monthlyPlan(yearlyTotal(quotes, 'MONTHLY')).first
    : yearlyTotal(quotes, 'ANNUALLY');

const premiumOf = (
  { product_name, coverages }: ProductPriced,
  interval: BillingInterval,
): PriceLine => ({ code: product_name, amount: linePrice(coverages, interval) });

const sum = (lines: readonly { readonly amount: number }[]) =>
  lines.reduce((total, { amount }) => total + amount, 0);
