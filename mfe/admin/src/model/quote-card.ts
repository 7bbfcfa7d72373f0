import type { Coverage, CoverageRequest, Quote } from '@fairlead/contracts/packages';
import { readable } from '@fairlead/domain';
import type { BillingInterval } from '@fairlead/domain/money';
import {
  type ConsolidatedRequest,
  coverageLabel,
  coverageRequestLabel,
  formatShort,
  headlineLimit,
  isStaleQuote,
  quoteIdOf,
  type RequestGroup,
} from '@fairlead/domain/packages';
import { groupId, shortProduct } from './held-item.ts';
import { type ShownPrice, shownPrice } from './shown-price.ts';

/** A coverage in one line: name, limit and out-of-pocket, with short amounts. */
type QuoteLine = {
  readonly id: string;
  readonly coverage: string;
  readonly limit: string;
  readonly outOfPocket: string;
};

/** A quote, or requests for one with the same status, as a card of a package or of the library. */
export type QuoteCard = {
  readonly id: string;
  readonly product: string;
  readonly title: string;
  /** Null for a request, which has no price yet. */
  readonly price: ShownPrice | null;
  /** A request's status; null for a quote. */
  readonly requestStatus: { readonly value: string; readonly label: string } | null;
  readonly lines: readonly QuoteLine[];
  /** The card's requests, if it has several. */
  readonly requests: readonly Omit<QuoteLine, 'coverage'>[];
  /** The carrier, if the submission has quotes of several carriers. */
  readonly carrier: string | null;
  /** The status of a quote that can no longer be bought: expired or canceled. */
  readonly stale: string | null;
};

const none = '–';

type Shown = {
  readonly interval: BillingInterval;
  /** yyyy-MM-dd. */
  readonly today: string;
  readonly hasSeveralCarriers: boolean;
};

export const severalCarriers = (quotes: readonly Quote[]): boolean =>
  quotes.some(({ carrier_id }) => carrier_id !== quotes[0]?.carrier_id);

export function quoteCard(quote: Quote, { interval, today, hasSeveralCarriers }: Shown): QuoteCard {
  return {
    id: quoteIdOf(quote),
    product: quote.product_name,
    title: shortProduct(quote.product_name),
    price: shownPrice([quote], interval),
    requestStatus: null,
    lines: quote.coverages.filter(({ is_enabled }) => is_enabled).map(lineOf),
    requests: [],
    carrier: hasSeveralCarriers ? readable(quote.carrier_id) : null,
    stale: staleMark(quote, today),
  };
}

/** Every quote that locks the board has a mark. A bound one is past its day without harm. */
function staleMark(quote: Quote, today: string): string | null {
  if (quote.status === 'CANCELED') return 'Canceled';
  const isBound = quote.status === 'BOUND' || quote.status === 'BIND_REQUESTED';
  return !isBound && isStaleQuote(quote, today) ? 'Expired' : null;
}

function lineOf({ unique_name, limits, out_of_pockets }: Coverage): QuoteLine {
  const limit = headlineLimit(limits);
  const [outOfPocket] = out_of_pockets;
  return {
    id: unique_name,
    coverage: coverageLabel(unique_name),
    limit: limit ? formatShort(limit) : none,
    outOfPocket: outOfPocket ? formatShort(outOfPocket) : none,
  };
}

/** The card of requests for the same coverages. Its status is the one that they count as (B§4). */
export function requestCard({
  product,
  status,
  requests,
  consolidated,
}: RequestGroup<CoverageRequest>): QuoteCard {
  return {
    id: groupId(requests),
    product,
    title: shortProduct(product),
    price: null,
    requestStatus: { value: status, label: coverageRequestLabel(status) },
    lines: consolidated.map(consolidatedLine),
    requests: requests.length > 1 ? requests.map(requestLine) : [],
    carrier: null,
    stale: null,
  };
}

const consolidatedLine = ({
  uniqueName,
  limits,
  outOfPockets,
}: ConsolidatedRequest): QuoteLine => ({
  id: uniqueName,
  coverage: coverageLabel(uniqueName),
  limit: range(limits),
  outOfPocket: range(outOfPockets),
});

function requestLine({ id, coverage_details: [first] }: CoverageRequest) {
  const limits = first?.limits ?? [];
  const limit = limits.find(({ type }) => type === 'AGGREGATE') ?? limits[0];
  return {
    id: requestName(id),
    limit: dollars(limit?.amount),
    outOfPocket: dollars(first?.out_of_pockets[0]?.amount),
  };
}

/** "CR-1184" for cr_1184. */
export const requestName = (id: string): string => id.replaceAll('_', '-').toUpperCase();

/** "$2M", or "$2M–$5M" for several amounts. */
function range(amounts: readonly number[]): string {
  const [lowest, highest] = [amounts[0], amounts.at(-1)];
  return lowest === highest ? dollars(lowest) : `${dollars(lowest)}–${dollars(highest)}`;
}

const dollars = (value: number | undefined) =>
  value === undefined ? none : formatShort({ value, unit: 'CURRENCY_USD' });
