import type { SubmissionColumn } from '@fairlead/contracts/packages';

export type Sort = {
  readonly column: SubmissionColumn;
  readonly direction: 'ascending' | 'descending';
};

/** How a server lists the submissions without being asked for an order. */
export const lastUpdatedFirst: Sort = { column: 'updated_at', direction: 'descending' };

/** The columns that are sorted descending first, because admins look for the newest or the largest. */
const descendingFirst: ReadonlySet<SubmissionColumn> = new Set(['packages', 'updated_at']);

/** The order after a column's head was pressed: the other direction, or another column in its usual one. */
export function nextSort({ column, direction }: Sort, pressed: SubmissionColumn): Sort {
  if (pressed === column)
    return { column, direction: direction === 'ascending' ? 'descending' : 'ascending' };
  return { column: pressed, direction: descendingFirst.has(pressed) ? 'descending' : 'ascending' };
}

/** The part of the query that asks for an order; none for the usual one. */
export const sortQuery = (sort: Sort) =>
  sort.column === lastUpdatedFirst.column && sort.direction === lastUpdatedFirst.direction
    ? {}
    : { sort: sort.column, direction: sort.direction };
