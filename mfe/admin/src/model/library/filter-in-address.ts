import type { Query } from '@fairlead/domain';
import { type LibraryFilter, sorts } from './filter-and-sort.ts';
import { libraryStatuses } from './library-card.ts';

/** The parameters of a filter in the library's address; none for what isn't filtered. */
const parameters = ({ search, statuses, coverages, sort }: LibraryFilter) => ({
  // An address can't hold one half of a sign.
  search: search.trim().toWellFormed() || undefined,
  status: statuses.length > 0 ? statuses : undefined,
  coverage: coverages.length > 0 ? coverages : undefined,
  sort: sort ?? undefined,
});

/** Reads the filter that an address asks for. Null: none. A status or an order that isn't there is left out. */
export function readFilter(query: Query): LibraryFilter | null {
  const { search, status, coverage, sort } = query;
  if (!search && !status && !coverage && !sort) return null;
  return {
    search: valuesOf(search).at(-1) ?? '',
    statuses: libraryStatuses.filter((one) => valuesOf(status).includes(one)),
    coverages: valuesOf(coverage),
    sort: sorts.find(({ value }) => value === sort)?.value ?? null,
  };
}

/** An address's parameters with a filter in place of what they ask for; the others stay. */
export const withFilter = (query: Query, filter: LibraryFilter): Query => ({
  ...query,
  ...parameters(filter),
});

/** Whether an address asks for just this filter. */
export const asksFor = (query: Query, filter: LibraryFilter): boolean =>
  Object.entries(parameters(filter)).every(
    ([name, value]) => valuesOf(query[name]).join('\n') === valuesOf(value).join('\n'),
  );

const valuesOf = (value: Query[string]): readonly string[] =>
  typeof value === 'string' ? [value] : (value ?? []);
