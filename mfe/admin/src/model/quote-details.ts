import type { Coverage, Quote } from '@fairlead/contracts/packages';
import { lookUp, readable } from '@fairlead/domain';
import { type BillingInterval, formatMoney } from '@fairlead/domain/money';
import {
  breakdown,
  coverageLabel,
  displayedPrice,
  formatAmount,
  formatDay,
  formatOutOfPocket,
  limitLabel,
  premiumLabels,
  priceRowLabel,
  productLabel,
} from '@fairlead/domain/packages';

type Row = { readonly id: string; readonly label: string; readonly value: string };
type PriceRow = {
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
  /** In cents, for the chosen interval. */
  readonly price: number;
  readonly coverages: readonly { readonly id: string; readonly text: string }[];
  readonly shown: {
    readonly id: string;
    readonly rows: readonly Row[];
    readonly features: readonly string[];
  } | null;
  readonly prices: readonly PriceRow[];
  readonly total: Omit<PriceRow, 'isSaving'>;
  readonly notes: string | null;
};

type Wish = { readonly coverage: string | null; readonly interval: BillingInterval };

export function quoteDetails(quote: Quote, { coverage, interval }: Wish): QuoteDetails {
  const enabled = quote.coverages.filter(({ is_enabled }) => is_enabled);
  const shown = enabled.find(({ unique_name }) => unique_name === coverage) ?? enabled[0];
  const { total } = breakdown([quote], interval);
  return {
    kind: 'quote',
    id: quote.annual_quote_id,
    title: productLabel(quote.product_name),
    policyNumber: quote.policy_number,
    expires: formatDay(quote.expiration_date),
    price: displayedPrice([quote], interval),
    coverages: enabled.map(({ unique_name }) => ({
      id: unique_name,
      text: coverageLabel(unique_name),
    })),
    shown: shown ? coverageDetails(shown) : null,
    prices: priceRows(quote, interval),
    total: { label: 'Total', ...yearAndMonth(total) },
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

/** Premiums, adjustments, taxes and fees, then savings (B§9). */
function priceRows(quote: Quote, interval: BillingInterval): PriceRow[] {
  const { adjustments, taxesAndFees, savings } = breakdown([quote], interval);
  const premiums = quote.coverages
    .filter(({ is_enabled }) => is_enabled)
    .flatMap((coverage) => coverage.premiums);
  return [
    ...premiums.map((row) => priceRow(premiumLabel(row.code), row.amount)),
    ...[...adjustments, ...taxesAndFees, ...savings].map((row) =>
      priceRow(priceRowLabel(row.code), row.amount),
    ),
  ];
}

const premiumLabel = (code: string): string => lookUp(premiumLabels, code) ?? readable(code);

const priceRow = (label: string, amount: number): PriceRow => ({
  label,
  ...yearAndMonth(amount),
  isSaving: amount < 0,
});

const yearAndMonth = (amount: number) => ({
  year: money(amount),
  month: money(Math.round(amount / 12)),
});

/** Writes a minus as U+2212, like all amounts. */
const money = (amount: number) => formatMoney(amount).replace('-', '−');
