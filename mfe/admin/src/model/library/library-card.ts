import type { CoverageRequest, MarketSubmission, Quote } from '@fairlead/contracts/packages';
import type { BillingInterval } from '@fairlead/domain/money';
import {
  byProductOf,
  consolidatedRequests,
  coverageKey,
  coverageLabel,
  headlineLimit,
  isMoney,
  productLabel,
  quotedPrice,
  quoteIdOf,
  type RequestGroup,
} from '@fairlead/domain/packages';
import { content } from '../../content.ts';
import {
  type QuoteCard,
  quoteCard,
  requestCard,
  requestName,
  severalCarriers,
} from '../quote-card.ts';

/** B§2: the statuses that the library is filtered by. */
export const libraryStatuses = ['Available', 'Pending', 'Declined'] as const;
export type LibraryStatus = (typeof libraryStatuses)[number];

type Amounts = { readonly limit: number | null; readonly outOfPocket: number | null };

/** A quote, or requests with the same status, in the library. */
export type LibraryCard = QuoteCard & {
  readonly kind: 'quote' | 'requests';
  /** Its accessible name: "Management Liability quote 2". */
  readonly name: string;
  /** "Quote 2", if there are several quotes of its product; null otherwise. */
  readonly quoteLabel: string | null;
  readonly libraryStatus: LibraryStatus;
  /** Why it cannot be added to any package; null when it can. */
  readonly whyNotAdd: string | null;
  /** The searchable text, in lower case. */
  readonly words: string;
  /** By coverage, for the filter and the sort. In cents: a limit of 30 days is no amount to sort by. */
  readonly amounts: ReadonlyMap<string, Amounts>;
  /** The price for the chosen interval in cents; null for requests, and for quotes without one. */
  readonly premium: number | null;
};

/** Returns the library's cards: its quotes, then its coverage requests, in the order of the products. */
export function libraryCards(
  { quotes, coverage_requests }: Pick<MarketSubmission, 'quotes' | 'coverage_requests'>,
  { interval, today }: { readonly interval: BillingInterval; readonly today: string },
): LibraryCard[] {
  const ofSame = ({ product_name }: Quote) =>
    quotes.filter((other) => other.product_name === product_name);
  const shown = { interval, today, hasSeveralCarriers: severalCarriers(quotes) };
  const cards = [
    ...quotes.map((quote) => ofQuote(quote, ofSame(quote), shown)),
    ...consolidatedRequests(coverage_requests, quotes)
      // An answered request is in the library as its quote.
      .filter(({ status }) => status !== 'QUOTED')
      .map(ofRequests),
  ];
  return cards.sort(byProductOf(({ product }) => product));
}

type Shown = Parameters<typeof quoteCard>[1];

function ofQuote(quote: Quote, ofProduct: readonly Quote[], shown: Shown): LibraryCard {
  const number = ofProduct.indexOf(quote) + 1;
  const card = quoteCard(quote, shown);
  const coverages = quote.coverages.filter(({ is_enabled }) => is_enabled);
  return {
    ...card,
    kind: 'quote',
    name: `${card.title} quote ${number}`,
    quoteLabel: ofProduct.length > 1 ? content.card.quote(number) : null,
    libraryStatus: 'Available',
    whyNotAdd: null,
    words: wordsOf(card, [quote.carrier_id, quote.policy_number ?? '', quoteIdOf(quote)]),
    amounts: new Map(
      coverages.map(({ unique_name, limits, out_of_pockets }) => [
        coverageKey(unique_name),
        {
          limit: headlineLimit(limits.filter(isMoney))?.value ?? null,
          outOfPocket: out_of_pockets.find(isMoney)?.value ?? null,
        },
      ]),
    ),
    premium: quotedPrice([quote], shown.interval)?.amount ?? null,
  };
}

function ofRequests(group: RequestGroup<CoverageRequest>): LibraryCard {
  const card = requestCard(group);
  const isDeclined = group.status === 'DECLINED';
  const ids = group.requests.map(({ id }) => requestName(id));
  return {
    ...card,
    kind: 'requests',
    name: `${card.title} ${ids.length === 1 ? 'request' : 'requests'} ${ids[0]}`,
    quoteLabel: null,
    libraryStatus: isDeclined ? 'Declined' : 'Pending',
    whyNotAdd: isDeclined ? 'Declined requests cannot be added to a package.' : null,
    words: wordsOf(card, [...ids, ...group.requests.map(({ tracking_id }) => tracking_id)]),
    amounts: new Map(
      group.consolidated.map(({ uniqueName, limits, outOfPockets }) => [
        coverageKey(uniqueName),
        { limit: limits.at(-1) ?? null, outOfPocket: outOfPockets[0] ?? null },
      ]),
    ),
    premium: null,
  };
}

const wordsOf = (card: QuoteCard, more: readonly string[]): string =>
  [
    card.title,
    productLabel(card.product),
    card.price?.amount ?? '',
    card.requestStatus?.label ?? '',
    ...card.lines.flatMap(({ id, coverage, limit, outOfPocket }) => [
      coverage,
      coverageLabel(id),
      limit,
      outOfPocket,
    ]),
    ...more,
  ]
    .join(' ')
    .toLowerCase();
