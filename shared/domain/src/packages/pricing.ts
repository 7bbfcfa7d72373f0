import { type BillingInterval, billingIntervals } from '../money/billing-interval.ts';
import { sumByCode } from '../money/sum-by-code.ts';

type Row = { readonly code: string; readonly amount: number };

export type Summary = {
  readonly billing_interval: string;
  readonly total_price: { readonly amount: number };
  readonly adjustments: readonly Row[];
  readonly taxes: readonly Row[];
  readonly fees: readonly Row[];
  readonly discounts: readonly Row[];
};

export type Priced = { readonly pricing_summaries: readonly Summary[] };

/**
 * Returns the intervals that all quotes have a price for. Only these are offered and charged (AMB-103): without a quote there
 * is none, because nothing has a price.
 */
export const quotedIntervals = (quotes: readonly Priced[]): readonly BillingInterval[] =>
  billingIntervals.filter(
    (interval) =>
      quotes.length > 0 &&
      quotes.every((quote) =>
        quote.pricing_summaries.some((one) => one.billing_interval === interval),
      ),
  );

/**
 * Returns a quote's summary for an interval; if it is missing, the monthly one:
 * "when a monthly pricing summary exists it is preferred" (B§9). A schedule that nobody chose is never used (AMB-103).
 */
function summaryFor(quote: Priced, interval: BillingInterval): Summary | undefined {
  return (
    quote.pricing_summaries.find((summary) => summary.billing_interval === interval) ??
    quote.pricing_summaries.find((summary) => summary.billing_interval === 'MONTHLY')
  );
}

/** Returns a package's yearly cost with this interval, in cents: the sum of its quotes' totals. */
export function yearlyTotal(quotes: readonly Priced[], interval: BillingInterval): number {
  return sum(quotes.map((quote) => summaryFor(quote, interval)?.total_price.amount ?? 0));
}

/** B§9: a package's monthly price is the yearly total of the monthly billing / 12, rounded. In cents. */
export const monthlyPrice = (quotes: readonly Priced[]): number =>
  Math.round(yearlyTotal(quotes, 'MONTHLY') / 12);

/** Returns the displayed price of a package for an interval: per month, or per year. In cents. */
export const displayedPrice = (quotes: readonly Priced[], interval: BillingInterval): number =>
  interval === 'MONTHLY' ? monthlyPrice(quotes) : yearlyTotal(quotes, 'ANNUALLY');

/** B§9: a coverage card's price is the sum of its premiums, / 12 and rounded when shown per month. In cents. */
export function coveragePrice(
  premiums: readonly { readonly amount: number }[],
  interval: BillingInterval,
): number {
  const yearly = sum(premiums.map(({ amount }) => amount));
  return interval === 'MONTHLY' ? Math.round(yearly / 12) : yearly;
}

/** Returns the price of a product line: the premiums of its enabled coverages, rounded once (B§9, AMB-104). In cents. */
export const linePrice = (
  coverages: readonly {
    readonly is_enabled: boolean;
    readonly premiums: readonly { readonly amount: number }[];
  }[],
  interval: BillingInterval,
): number =>
  coveragePrice(
    coverages.filter(({ is_enabled }) => is_enabled).flatMap(({ premiums }) => premiums),
    interval,
  );

/**
 * B§9: annual savings are the monthly total minus the annual total. In cents; 0 below 50, because savings are shown in whole
 * dollars.
 */
export function annualSavings(quotes: readonly Priced[]): number {
  const savings = yearlyTotal(quotes, 'MONTHLY') - yearlyTotal(quotes, 'ANNUALLY');
  return savings < 50 ? 0 : savings;
}

export type Breakdown = {
  readonly premium: number;
  readonly adjustments: readonly Row[];
  readonly taxesAndFees: readonly Row[];
  readonly savings: readonly Row[];
  readonly total: number;
};

/**
 * The pricing breakdown (B§9): premium, positive adjustments, taxes and fees, savings (discounts and negative
 * adjustments), total. Rows of the same code are added up over the quotes, those that raise the price apart from those that
 * lower it. In cents. Savings are negative: a discount lowers the price whichever sign it arrives with (AMB-96).
 */
export function breakdown(quotes: readonly Priced[], interval: BillingInterval): Breakdown {
  const summaries = quotes.map((quote) => summaryFor(quote, interval)).filter((found) => !!found);
  const rows = (pick: (summary: Summary) => readonly Row[]) => sumByCode(summaries.flatMap(pick));
  const raised = rows((summary) => summary.adjustments.filter(({ amount }) => amount > 0));
  const lowered = rows((summary) => summary.adjustments.filter(({ amount }) => amount < 0));
  const taxesAndFees = rows((summary) => [...summary.taxes, ...summary.fees]);
  const discounts = rows((summary) => summary.discounts.map(asSaving));
  const total = sum(summaries.map((summary) => summary.total_price.amount));
  const savings = [...discounts, ...lowered];
  const listed = sum([...raised, ...taxesAndFees, ...savings].map(({ amount }) => amount));
  return {
    premium: total - listed,
    adjustments: raised,
    taxesAndFees,
    savings,
    total,
  };
}

const asSaving = ({ code, amount }: Row): Row => ({ code, amount: -Math.abs(amount) });

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
