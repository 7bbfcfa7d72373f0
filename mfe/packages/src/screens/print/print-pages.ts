import type { ComparedGroup } from '@fairlead/domain/packages';

/** From so many packages on, columns are narrow and most cells take three lines. */
export const manyColumns = 5;

/** How many rows fit on the first page, below the prices, on A4 and on US Letter. */
const rowsOnFirst = (columns: number) => (columns < manyColumns ? 8 : 6);

/** Divides the groups of the comparison among two pages; a group stays whole. The notes end the second page. */
export function printPages(
  groups: readonly ComparedGroup[],
  columns: number,
): { readonly first: readonly ComparedGroup[]; readonly second: readonly ComparedGroup[] } {
  const rowsUpTo = (at: number) =>
    groups.slice(0, at + 1).reduce((count, { coverages }) => count + coverages.length, 0);
  const fits = (at: number) => at === 0 || rowsUpTo(at) <= rowsOnFirst(columns);
  return {
    first: groups.filter((_, at) => fits(at)),
    second: groups.filter((_, at) => !fits(at)),
  };
}
