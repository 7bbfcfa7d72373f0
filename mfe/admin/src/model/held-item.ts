import type {
  CoverageRequest,
  MarketSubmission,
  Package,
  Quote,
} from '@fairlead/contracts/packages';
import {
  type Addition,
  consolidatedRequests,
  productLabel,
  quoteIdOf,
} from '@fairlead/domain/packages';
import { content } from '../content.ts';

/** What a card represents: a quote, or requests for the same coverages. */
export type HeldItem =
  | { readonly kind: 'quote'; readonly quote: Quote }
  | {
      readonly kind: 'requests';
      readonly product: string;
      readonly requests: readonly CoverageRequest[];
    };

/** The short name of a product, for the narrow cards of the board. */
export const shortProduct = (product: string): string =>
  content.shortProducts[product] ?? productLabel(product);

/** The card's id: the quote's annual one, or those of the requests. */
export const groupId = (requests: readonly { readonly id: string }[]): string =>
  requests.map(({ id }) => id).join('+');

/** What a card of a package or of the library represents. */
function heldItem(
  cardId: string,
  place: Pick<Package, 'quotes' | 'coverage_requests'>,
  quotes: readonly Quote[],
): HeldItem | null {
  const quote = place.quotes.find((one) => quoteIdOf(one) === cardId);
  if (quote) return { kind: 'quote', quote };
  const group = consolidatedRequests(place.coverage_requests, quotes).find(
    ({ requests }) => groupId(requests) === cardId,
  );
  return group ? { kind: 'requests', product: group.product, requests: group.requests } : null;
}

/** What a card of a package represents; a card of the library if no package is named. */
export function findHeld(
  submission: MarketSubmission,
  cardId: string,
  packageId: string | null,
): HeldItem | null {
  const place = packageId
    ? submission.packages.find(({ id }) => id === packageId)
    : { quotes: submission.quotes, coverage_requests: submission.coverage_requests };
  if (!place) return null;
  return heldItem(cardId, place, [...place.quotes, ...submission.quotes]);
}

/** "Management Liability quote", "Management Liability request", "3 Management Liability requests". */
export function heldName(item: HeldItem): string {
  if (item.kind === 'quote') return `${shortProduct(item.quote.product_name)} quote`;
  const { requests, product } = item;
  const title = shortProduct(product);
  return requests.length === 1 ? `${title} request` : `${requests.length} ${title} requests`;
}

/** Converts the item for the rules of adding. */
export const additionOf = (item: HeldItem): Addition =>
  item.kind === 'quote'
    ? { kind: 'quote', product: item.quote.product_name }
    : { kind: 'requests', ids: item.requests.map(({ id }) => id) };
