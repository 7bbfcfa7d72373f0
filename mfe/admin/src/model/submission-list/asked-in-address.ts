import { submissionColumns } from '@fairlead/contracts/packages';
import type { Query } from '@fairlead/domain';
import { initialDirection, lastUpdatedFirst, type Sort, sortQuery } from './sort.ts';

/** What the list is asked for; a text without letters asks for everything, and so does a status of null. */
export type Asked = {
  readonly search: string;
  readonly status: string | null;
  readonly sort: Sort;
};

type Parameters = Readonly<Record<string, string | undefined>>;

/** The parameters of what is asked, in the address and in the call; none for what is asked at first. */
export function askedParameters({ search, status, sort }: Asked): Parameters {
  // An address can't hold one half of a sign.
  const text = search.trim().toWellFormed();
  return {
    ...(text ? { search: text } : {}),
    ...(status === null ? {} : { status }),
    ...sortQuery(sort),
  };
}

/** Reads what an address asks for. Null: nothing. A column that isn't there leaves the default order. */
export function readAsked({ search, status, sort, direction }: Parameters): Asked | null {
  if (!search && !status && !sort) return null;
  return { search: search ?? '', status: status || null, sort: readSort(sort, direction) };
}

/** An address with what is asked in place of what it asks for; its other parameters stay. */
export const withAsked = (query: Query, asked: Asked): Query => {
  const { search, status, sort, direction, ...others } = query;
  return { ...others, ...askedParameters(asked) };
};

/** Whether an address asks for just that. */
export const asksFor = (query: Query, asked: Asked): boolean => {
  const parameters = askedParameters(asked);
  return ['search', 'status', 'sort', 'direction'].every(
    (name) => query[name] === parameters[name],
  );
};

function readSort(name: string | undefined, direction: string | undefined): Sort {
  const column = submissionColumns.find((one) => one === name);
  if (!column) return lastUpdatedFirst;
  if (direction === 'ascending' || direction === 'descending') return { column, direction };
  return { column, direction: initialDirection(column) };
}
