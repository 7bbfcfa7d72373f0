import type { BillingInterval } from '../money/billing-interval.ts';
import {
  type ChangeableCoverage,
  type CoverageChange,
  coverageChanges,
} from './coverage-changes.ts';
import { dueAtCheckout, type PriceLine, type PriceLines, priceLines } from './price-lines.ts';
import { displayedPrice, type Priced, quotedIntervals, yearlyTotal } from './pricing.ts';

type OfferedQuote = Priced & {
  readonly annual_quote_id: string | null;
  readonly monthly_quote_id: string | null;
  readonly product_name: string;
  readonly coverages: readonly (ChangeableCoverage & { readonly premiums: readonly PriceLine[] })[];
};

/** A package as the client saw it. They must buy exactly this. */
export type Offer = {
  readonly packageId: string;
  readonly name: string;
  readonly quotes: readonly OfferedQuote[];
};

/** A price line that differs, in cents per month or year as displayed; null if there is no such line. */
export type PriceLineChange = {
  readonly kind: 'premium' | 'adjustment' | 'tax-or-fee' | 'saving';
  readonly code: string;
  readonly before: number | null;
  readonly now: number | null;
};

export type OfferChanges = {
  /** The name of the chosen package, if another one is selected now. */
  readonly packageBefore: string | null;
  readonly packageNow: string;
  readonly coverages: readonly CoverageChange[];
  readonly lines: readonly PriceLineChange[];
  /** Amounts of a schedule that wasn't quoted are null (AMB-103). */
  readonly priceBefore: number | null;
  readonly priceNow: number | null;
  readonly dueBefore: number | null;
  readonly dueNow: number | null;
};

/** Returns a key of an offer's quotes and prices for both intervals: offers with the same key cost the same, quote by quote. */
export const offerKey = (quotes: readonly OfferedQuote[]): string =>
  quotes
    .map((quote) =>
      [
        quote.monthly_quote_id,
        yearlyTotal([quote], 'MONTHLY'),
        quote.annual_quote_id,
        yearlyTotal([quote], 'ANNUALLY'),
      ].join(' '),
    )
    .sort()
    .join(', ');

/**
 * Compares the offer that the client saw with the current one, line by line. Returns null if package, coverages, quotes and
 * prices are the same.
 */
export function offerChanges(
  before: Offer,
  now: Offer,
  interval: BillingInterval,
): OfferChanges | null {
  const coverages = coverageChanges(before.quotes, now.quotes);
  const isSamePackage = before.packageId === now.packageId;
  if (isSamePackage && coverages.length === 0 && offerKey(before.quotes) === offerKey(now.quotes))
    return null;
  const earlier = amountsOf(before.quotes, interval);
  const later = amountsOf(now.quotes, interval);
  return {
    packageBefore: isSamePackage ? null : before.name,
    packageNow: now.name,
    coverages,
    lines: lineChanges(earlier?.lines, later?.lines),
    priceBefore: earlier?.price ?? null,
    priceNow: later?.price ?? null,
    dueBefore: earlier?.due ?? null,
    dueNow: later?.due ?? null,
  };
}

const amountsOf = (quotes: readonly OfferedQuote[], interval: BillingInterval) =>
  quotedIntervals(quotes).includes(interval)
    ? {
        lines: priceLines(quotes, interval),
        price: displayedPrice(quotes, interval),
        due: dueAtCheckout(quotes, interval),
      }
    : null;

const lineChanges = (earlier: PriceLines | undefined, later: PriceLines | undefined) => [
  ...changed('premium', earlier?.premiums, later?.premiums),
  ...changed('adjustment', earlier?.adjustments, later?.adjustments),
  ...changed('tax-or-fee', earlier?.taxesAndFees, later?.taxesAndFees),
  ...changed('saving', earlier?.savings, later?.savings),
];

function changed(
  kind: PriceLineChange['kind'],
  before: readonly PriceLine[] = [],
  now: readonly PriceLine[] = [],
): PriceLineChange[] {
  const amountIn = (lines: readonly PriceLine[], code: string) =>
    lines.find((line) => line.code === code)?.amount ?? null;
  return [...new Set([...before, ...now].map(({ code }) => code))]
    .map((code) => ({ kind, code, before: amountIn(before, code), now: amountIn(now, code) }))
    .filter((line) => line.before !== line.now);
}
