import type { Coverage, Quote } from '@fairlead/contracts/packages';
import { lookUp, readable } from '@fairlead/domain';
import { type BillingInterval, formatMoney, sumByCode } from '@fairlead/domain/money';
import {
  breakdown,
  coverageLabel,
  formatAmount,
  formatDay,
  formatOutOfPocket,
  limitLabel,
  premiumLabels,
  priceRowLabel,
  productLabel,
  quotedPrice,
  quoteIdOf,
} from '@fairlead/domain/packages';
import { content } from '../content.ts';

type Row = { readonly id: string; readonly label: string; readonly value: string };
type PriceRow = {
  /** Its place among the rows: two codes may have one name. */
  readonly id: string;
  readonly label: string;
  readonly year: string;
  readonly month: string;
  readonly isSaving: boolean;
};

/** The content of a quote's slide-out. */
export type QuoteDetails = {
  readonly kind: 'quote';
  readonly id: string;
  readonly title: string;
  readonly policyNumber: string | null;
  readonly expires: string;
  /** In cents, for the chosen interval; null if the quote has none. */
  readonly price: number | null;
  readonly coverages: readonly { readonly id: string; readonly text: string }[];
  readonly shown: {
    readonly id: string;
    readonly rows: readonly Row[];
    readonly features: readonly string[];
  } | null;
  /** Empty without a price. */
  readonly prices: readonly PriceRow[];
  readonly total: Omit<PriceRow, 'id' | 'isSaving'>;
  readonly notes: string | null;
};

type ShownPart = { readonly coverage: string | null; readonly interval: BillingInterval };

export function quoteDetails(quote: Quote, { coverage, interval }: ShownPart): QuoteDetails {
  const enabled = quote.coverages.filter(({ is_enabled }) => is_enabled);
  const shown = enabled.find(({ unique_name }) => unique_name === coverage) ?? enabled[0];
  const price = quotedPrice([quote], interval);
  return {
    kind: 'quote',
    id: quoteIdOf(quote),
    title: productLabel(quote.product_name),
    policyNumber: quote.policy_number,
    expires: formatDay(quote.expiration_date),
    price: price?.amount ?? null,
    coverages: enabled.map(({ unique_name }) => ({
      id: unique_name,
      text: coverageLabel(unique_name),
    })),
    shown: shown ? coverageDetails(shown) : null,
    prices: price ? priceRows(quote, interval) : [],
    total: { label: content.slideOut.total, ...yearAndMonth(breakdown([quote], interval).total) },
    notes: quote.notes,
  };
}

function coverageDetails(coverage: Coverage) {
  const { unique_name, limits, out_of_pockets, coverage_features } = coverage;
  return {
    id: unique_name,
    rows: [
      ...limits.map((limit) => ({
        id: limit.unique_name,
        label: limitLabel(limit.unique_name),
        value: formatAmount(limit),
      })),
      ...out_of_pockets.map((outOfPocket) => ({
        id: outOfPocket.unique_name,
        label: readable(outOfPocket.label),
        value: formatOutOfPocket(outOfPocket),
      })),
    ],
    features: coverage_features
      .filter(({ is_enabled }) => is_enabled)
      .map((feature) => readable(feature.unique_name)),
  };
}

/** Premiums, adjustments, taxes and fees, then savings (B§9), and what they leave to the total (AMB-104). */
function priceRows(quote: Quote, interval: BillingInterval): PriceRow[] {
  const { adjustments, taxesAndFees, savings, total } = breakdown([quote], interval);
  const premiums = sumByCode(
    quote.coverages.filter(({ is_enabled }) => is_enabled).flatMap((coverage) => coverage.premiums),
  );
  const others = [...adjustments, ...taxesAndFees, ...savings];
  const amounts = [...premiums, ...others].map(({ amount }) => amount);
  const left = {
    year: total - sum(amounts),
    month: twelfth(total) - sum(amounts.map(twelfth)),
  };
  return [
    ...premiums.map((row) => priceRow(premiumLabel(row.code), row.amount)),
    ...others.map((row) => priceRow(priceRowLabel(row.code), row.amount)),
    ...(left.year === 0 && left.month === 0 ? [] : [roundingRow(left)]),
  ].map((row, index) => ({ id: `row-${index + 1}`, ...row }));
}

const roundingRow = ({ year, month }: { year: number; month: number }): Omit<PriceRow, 'id'> => ({
  label: content.slideOut.rounding,
  year: money(year),
  month: money(month),
  isSaving: false,
});

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const twelfth = (amount: number) => Math.round(amount / 12);

const premiumLabel = (code: string): string => lookUp(premiumLabels, code) ?? readable(code);

const priceRow = (label: string, amount: number): Omit<PriceRow, 'id'> => ({
  label,
  ...yearAndMonth(amount),
  isSaving: amount < 0,
});

const yearAndMonth = (amount: number) => ({
  year: money(amount),
  month: money(twelfth(amount)),
});

/** Writes a minus as U+2212, like all amounts. */
const money = (amount: number) => formatMoney(amount).replace('-', '−');
