import type { PriceRow, PricingSummary, Quote } from '@fairlead/contracts/packages';
import { billingIntervals, cents } from '@fairlead/domain/money';
import { addDays, type DayText } from '@fairlead/domain/packages';
import type { ProductName } from '../content/names.ts';
import { rating } from '../content/rating.ts';
import type { Amount, QuotePrice, QuoteSummary, RatingInput } from '../rating/index.ts';
import { wireCoverage } from './wire-coverage.ts';

/** The data of a quote besides coverages and prices. Days are yyyy-MM-dd. */
export type QuoteTerms = {
  annual_quote_id: string | null;
  monthly_quote_id: string | null;
  client_id: string;
  /** The day it was priced: it expires 30 days later. */
  priced_on: DayText;
  requested_effective_date: DayText | null;
  status?: Quote['status'] | undefined;
  policy_number?: string | null | undefined;
  effective_date?: DayText | null | undefined;
  coverage_request_id?: string | null | undefined;
  notes?: string | null | undefined;
  client_requested?: boolean | undefined;
};

/** Returns a priced product as a quote in the shape of B§3: RELEASED unless the terms say otherwise. */
export function wireQuote(price: QuotePrice, terms: QuoteTerms, input: RatingInput): Quote {
  return {
    annual_quote_id: terms.annual_quote_id,
    monthly_quote_id: terms.monthly_quote_id,
    policy_number: terms.policy_number ?? null,
    product_name: price.product,
    carrier_id: rating.carrier.carrier_id,
    client_id: terms.client_id,
    status: terms.status ?? 'RELEASED',
    coverage_request_id: terms.coverage_request_id ?? null,
    coverages: price.coverages.map((rated) => wireCoverage(rated, input)),
    pricing_summaries: billingIntervals.map((interval) => wireSummary(price.summaries[interval])),
    effective_date: terms.effective_date ?? null,
    requested_effective_date: terms.requested_effective_date,
    expiration_date: quoteExpiry(terms.priced_on),
    notes: terms.notes ?? null,
    client_requested: terms.client_requested ?? false,
    has_tria: rating.products[price.product].has_tria,
  };
}

/** The two ids of a quote: qa_041_1_sgl and qm_041_1_sgl; a repriced quote's ids end with the revision. */
export function quoteIds(key: string, product: ProductName, revision = 1) {
  const name = `${key}_${product.toLowerCase()}${revision > 1 ? `_r${revision}` : ''}`;
  return { annual_quote_id: `qa_${name}`, monthly_quote_id: `qm_${name}` };
}

/** Returns the last day of a price (rating.md §9). */
const quoteExpiry = (pricedOn: DayText): DayText => addDays(pricedOn, rating.expiry.quote_days);

/** The day after which a market submission has to be reviewed again. */
export const applicationExpiry = (attestedOn: DayText): DayText =>
  addDays(attestedOn, rating.expiry.application_days);

function wireSummary(summary: QuoteSummary): PricingSummary {
  return {
    billing_interval: summary.billing_interval,
    total_price: { amount: cents(summary.total_cents), code: 'total_price', currency: 'USD' },
    adjustments: rows(summary.adjustments),
    taxes: rows(summary.taxes),
    fees: rows(summary.fees),
    discounts: rows(summary.discounts),
  };
}

const rows = (amounts: readonly Amount[]): PriceRow[] =>
  amounts.map(({ code, amount }) => ({ code, amount: cents(amount) }));
