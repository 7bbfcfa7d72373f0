import type { ComparedCell, ComparedGroup } from './comparison.ts';

/** The comparison without the rows in which every package is the same, and one cell of each of those rows. */
export type FoldedGroups = {
  readonly groups: readonly ComparedGroup[];
  readonly equal: readonly ComparedCell[];
};

/** Separates the rows that are equal in every package. One package has nothing to compare with, so every row stays. */
export function foldEqualRows(groups: readonly ComparedGroup[]): FoldedGroups {
  const folded = groups.map((group) => ({ group, equal: equalRowsOf(group) }));
  return {
    groups: folded
      .map(({ group, equal }) => withoutRows(group, equal))
      .filter(({ coverages }) => coverages.length > 0),
    equal: folded.flatMap(({ equal }) => equal),
  };
}

function equalRowsOf({ coverages, columns }: ComparedGroup): ComparedCell[] {
  const [first, ...others] = columns;
  if (!first || others.length === 0) return [];
  return coverages.flatMap((_, row) => {
    const cell = first.cells[row];
    return cell && others.every(({ cells }) => isEqualCell(cell, cells[row])) ? [cell] : [];
  });
}

function isEqualCell(a: ComparedCell, b: ComparedCell | undefined): boolean {
  return (
    a.isIncluded === b?.isIncluded &&
    isEqualAmount(a.limit, b.limit) &&
    isEqualAmount(a.outOfPocket, b.outOfPocket) &&
    a.outOfPocket?.label === b.outOfPocket?.label
  );
}

function isEqualAmount(a: ComparedCell['limit'], b: ComparedCell['limit']): boolean {
  return a?.value === b?.value && a?.unit === b?.unit;
}

function withoutRows(group: ComparedGroup, rows: readonly ComparedCell[]): ComparedGroup {
  const left = (name: string) => !rows.some(({ coverage }) => coverage === name);
  return {
    ...group,
    coverages: group.coverages.filter(left),
    columns: group.columns.map((column) => ({
      ...column,
      cells: column.cells.filter(({ coverage }) => left(coverage)),
    })),
  };
}
