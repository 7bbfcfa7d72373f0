import { byProductOf } from '@fairlead/domain/packages';
import type { LibraryCard, LibraryStatus } from './library-card.ts';

/** B§2: limit, retention/deductible and premium, each in both directions. */
export const sorts = [
  { value: 'limit-up', text: 'Limit: Low to High' },
  { value: 'limit-down', text: 'Limit: High to Low' },
  { value: 'outOfPocket-up', text: 'Retention/Deductible: Low to High' },
  { value: 'outOfPocket-down', text: 'Retention/Deductible: High to Low' },
  { value: 'premium-up', text: 'Premium: Low to High' },
  { value: 'premium-down', text: 'Premium: High to Low' },
] as const;
export type Sort = (typeof sorts)[number]['value'];

/** An admin's filter of the library. An empty list shows everything. */
export type LibraryFilter = {
  readonly search: string;
  readonly statuses: readonly LibraryStatus[];
  /** Coverage keys. */
  readonly coverages: readonly string[];
  readonly sort: Sort | null;
};

/** Returns the filtered cards by product, in the chosen order; cards without the amount come last. */
export function filterAndSort(cards: readonly LibraryCard[], filter: LibraryFilter): LibraryCard[] {
  const words = filter.search.toLowerCase().split(/\s/);
  const found = cards.filter(
    (card) =>
      words.every((word) => card.words.includes(word)) &&
      isAmong(filter.statuses, card.libraryStatus) &&
      (filter.coverages.length === 0 || filter.coverages.some((key) => card.amounts.has(key))),
  );
  const { sort } = filter;
  if (!sort) return found;
  const sign = sort.endsWith('-up') ? 1 : -1;
  return found
    .map((card) => ({ card, amount: amountOf(card, sort, filter.coverages) }))
    .sort((a, b) => compare(a.amount, b.amount, sign))
    .map(({ card }) => card)
    .sort(byProductOf(({ product }) => product));
}

const isAmong = (statuses: readonly LibraryStatus[], status: LibraryStatus) =>
  statuses.length === 0 || statuses.includes(status);

function compare(a: number | null, b: number | null, sign: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return (a - b) * sign;
}

/** Returns the amount that a card is sorted by: of the filtered coverages, or the highest of all. */
function amountOf(card: LibraryCard, sort: Sort, coverages: readonly string[]): number | null {
  if (sort.startsWith('premium')) return card.premium;
  const kind = sort.startsWith('limit') ? 'limit' : 'outOfPocket';
  const amounts = [...card.amounts]
    .filter(([key]) => coverages.length === 0 || coverages.includes(key))
    .flatMap(([, amount]) => amount[kind] ?? []);
  return amounts.length > 0 ? Math.max(...amounts) : null;
}
