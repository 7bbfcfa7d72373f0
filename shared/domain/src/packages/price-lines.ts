import type { BillingInterval } from '../money/billing-interval.ts';
import { monthlyPlan } from './payment-plan.ts';
import { isPartnerDiscount } from './price-labels.ts';
import { breakdown, displayedPrice, type Priced, yearlyTotal } from './pricing.ts';

/** One row of a price, per month or per year like the displayed price. In cents. */
export type PriceLine = { readonly code: string; readonly amount: number };

export type PriceLines = {
  readonly premiums: readonly PriceLine[];
  readonly adjustments: readonly PriceLine[];
  readonly taxesAndFees: readonly PriceLine[];
  readonly savings: readonly PriceLine[];
  /** Which of the savings come from partners (B§3); they are among the savings. */
  readonly partnerDiscounts: readonly PriceLine[];
  /** The displayed price for the interval: exactly the sum of all lines. */
  readonly total: number;
};

type ProductPriced = Priced & {
  readonly product_name: string;
  readonly coverages: readonly {
    readonly premiums: readonly { readonly amount: number }[];
  }[];
};

/**
 * The lines under a package's price (B§9), with the premium by product. Per month each line is a twelfth, rounded, and
 * the largest premium absorbs the rounding difference, so that the lines add up to the displayed price.
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
  const total = displayedPrice(quotes, interval);
  const others = {
    adjustments: shown(adjustments),
    taxesAndFees: shown(taxesAndFees),
    savings: shown(savings),
  };
  const rest = total - sum(Object.values(others).flat());
  return {
    ...others,
    partnerDiscounts: others.savings.filter(({ code }) => isPartnerDiscount(code)),
    total,
    premiums: settled(shown(quotes.map(premiumOf)), rest),
  };
}

/** What is due when the policy is activated: two months, or the year (B§9). In cents, without a surcharge. */
export const dueAtCheckout = (quotes: readonly Priced[], interval: BillingInterval): number =>
  interval === 'MONTHLY'
    ? monthlyPlan(yearlyTotal(quotes, 'MONTHLY')).first
    : yearlyTotal(quotes, 'ANNUALLY');

function premiumOf({ product_name, coverages }: ProductPriced): PriceLine {
  const premiums = coverages.flatMap((coverage) => coverage.premiums);
  return { code: product_name, amount: sum(premiums) };
}

/** The lines, with the largest changed so that they add up to the total. */
function settled(lines: readonly PriceLine[], total: number): PriceLine[] {
  const largest = lines.reduce<PriceLine | null>(
    (best, line) => (best && best.amount >= line.amount ? best : line),
    null,
  );
  const missing = total - sum(lines);
  return lines.map((line) =>
    line === largest ? { ...line, amount: line.amount + missing } : line,
  );
}

const sum = (lines: readonly { readonly amount: number }[]) =>
  lines.reduce((total, { amount }) => total + amount, 0);
