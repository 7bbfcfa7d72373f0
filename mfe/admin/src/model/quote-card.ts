import type { Coverage, CoverageRequest, Quote } from '@fairlead/contracts/packages';
import { type BillingInterval, formatMoney, perUnit } from '@fairlead/domain/money';
import {
  countedStatus,
  coverageLabel,
  coverageRequestLabel,
  displayedPrice,
  formatShort,
  headlineLimit,
  productLabel,
} from '@fairlead/domain/packages';
import { content } from '../content.ts';

/** A coverage in one line: what it is, its limit, its out-of-pocket. Short amounts, as the board writes them. */
export type QuoteLine = {
  readonly id: string;
  readonly coverage: string;
  readonly limit: string;
  readonly outOfPocket: string;
};

/** A quote, or the request for one, as a card of a package. */
export type QuoteCard = {
  readonly id: string;
  readonly product: string;
  readonly title: string;
  /** "$95.00"; null for a request, which has no price yet. */
  readonly price: string | null;
  readonly per: string;
  /** What a request has come to; null for a quote. */
  readonly requestStatus: { readonly value: string; readonly label: string } | null;
  readonly lines: readonly QuoteLine[];
};

const none = '–';
const titleOf = (product: string) => content.shortProducts[product] ?? productLabel(product);

export function quoteCard(quote: Quote, interval: BillingInterval): QuoteCard {
  return {
    id: quote.annual_quote_id,
    product: quote.product_name,
    title: titleOf(quote.product_name),
    price: formatMoney(displayedPrice([quote], interval)),
    per: perUnit(interval),
    requestStatus: null,
    lines: quote.coverages.filter(({ is_enabled }) => is_enabled).map(lineOf),
  };
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

/** A request's card. Its status is the one that it counts as by the quotes of the submission (B§4). */
export function requestCard(
  request: CoverageRequest,
  quotes: readonly Quote[],
  interval: BillingInterval,
): QuoteCard {
  const status = countedStatus(request, quotes);
  return {
    id: request.id,
    product: request.product_name,
    title: titleOf(request.product_name),
    price: null,
    per: perUnit(interval),
    requestStatus: { value: status, label: coverageRequestLabel(status) },
    lines: request.coverage_details.map(({ unique_name, limits, out_of_pockets }) => ({
      id: unique_name,
      coverage: coverageLabel(unique_name),
      limit: dollars((limits.find(({ type }) => type === 'AGGREGATE') ?? limits[0])?.amount),
      outOfPocket: dollars(out_of_pockets[0]?.amount),
    })),
  };
}

const dollars = (value: number | undefined) =>
  value === undefined ? none : formatShort({ value, unit: 'CURRENCY_USD' });
