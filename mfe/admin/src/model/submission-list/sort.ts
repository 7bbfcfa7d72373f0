import type { SubmissionColumn } from '@fairlead/contracts/packages';

export type Sort = {
  readonly column: SubmissionColumn;
  readonly direction: 'ascending' | 'descending';
};

/** The server's default order of submissions. */
export const lastUpdatedFirst: Sort = { column: 'updated_at', direction: 'descending' };

/** The columns that are sorted descending first, because admins look for the newest or the largest. */
const descendingFirst: ReadonlySet<SubmissionColumn> = new Set(['packages', 'updated_at']);

/**
 * Returns the order after a press on a column's header: the other direction, or another column in its default
 * direction.
 */
export function nextSort({ column, direction }: Sort, pressed: SubmissionColumn): Sort {
  if (pressed === column)
    return { column, direction: direction === 'ascending' ? 'descending' : 'ascending' };
  return { column: pressed, direction: initialDirection(pressed) };
}

/** The direction in which a column is sorted first. */
export const initialDirection = (column: SubmissionColumn): Sort['direction'] =>
  descendingFirst.has(column) ? 'descending' : 'ascending';

/** Returns the order's query parameters; none for the default order. */
export const sortQuery = (sort: Sort) =>
  sort.column === lastUpdatedFirst.column && sort.direction === lastUpdatedFirst.direction
    ? {}
    : { sort: sort.column, direction: sort.direction };
