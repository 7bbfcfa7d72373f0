import { isMap, isNode, isSeq, type Node } from 'yaml';
import { formatCell } from './format-step.ts';
import { dataOf, type Entry, entriesOf, formatKind, textOf } from './nodes.ts';
import type { Plan } from './plan.ts';
import { complain, type Reading, type Row, rowOf, unknownName } from './reading.ts';

/** Reads the `each:` table: a list of rows with the same columns. Without a table, returns a single empty row. */
export function readRows(each: Entry | undefined, reading: Reading): Row[] {
  if (!each) return [rowOf()];
  if (!isSeq(each.value) || each.value.items.length === 0) {
    complain(reading, each.value ?? each.keyNode, {
      message: `each cannot be ${isSeq(each.value) ? 'an empty list' : formatKind(each.value)}`,
      expected: 'a list of rows such as - { state: CA, outcome: declined }',
    });
    return [rowOf()];
  }
  const columns = new Set<string>();
  return each.value.items.map((item) => {
    if (!isMap(item)) {
      complain(reading, isNode(item) ? item : null, {
        message: `a row cannot be ${formatKind(item)}`,
        expected: 'column: value',
      });
      return rowOf();
    }
    const cells = entriesOf(reading, item);
    if (columns.size === 0) for (const { key } of cells) columns.add(key);
    complainOfColumns(item, cells, columns, reading);
    return readRow(cells, reading);
  });
}

/** The values of a row or of a fragment's parameters, and their typed texts. */
export function readRow(cells: readonly Entry[], reading: Reading): Row {
  return rowOf(
    cells.map(({ key, value }) => [key, dataOf(reading, value)] as const),
    cells.flatMap(({ key, value }) => {
      const text = textOf(reading, value);
      return text === undefined ? [] : [[key, text] as const];
    }),
  );
}

function complainOfColumns(
  row: Node,
  cells: readonly Entry[],
  columns: Set<string>,
  reading: Reading,
): void {
  for (const { key, keyNode } of cells) {
    if (!columns.has(key)) complain(reading, keyNode, unknownName('column', key, columns));
  }
  for (const column of columns) {
    if (!cells.some(({ key }) => key === column)) {
      complain(reading, row, {
        message: `this row has no ${JSON.stringify(column)}`,
        expected: 'the same columns in every row',
      });
    }
  }
}

/** Reports unused columns, if there are no other mistakes. */
export function complainOfUnused(
  rows: readonly Row[],
  each: Entry | undefined,
  reading: Reading,
): void {
  const [first] = rows;
  if (!each || !first || reading.mistakes.length > 0) return;
  for (const column of first.values.keys()) {
    if (rows.some(({ used }) => used.has(column))) continue;
    complain(reading, each.keyNode, {
      message: `the column ${JSON.stringify(column)} is not used`,
      expected: `<${column}> in the name or in a step`,
    });
  }
}

export type PlanOfRow = { readonly plan: Plan; readonly row: Row };

/** If the name doesn't contain the columns, adds all values of the row to it, or the row's number for masked values. */
export function withDistinctNames(made: readonly PlanOfRow[]): Plan[] {
  const plans = made.map(({ plan }) => plan);
  if (areDistinct(plans)) return plans;
  const named = made.map(({ plan, row }) => {
    const cells = [...row.values].map(
      ([column, value]) => `${column}: ${formatCell(column, row.written.get(column) ?? value)}`,
    );
    return { ...plan, name: `${plan.name} (${cells.join(', ')})` };
  });
  if (areDistinct(named)) return named;
  return named.map((plan, index) => ({
    ...plan,
    name: `${plan.name.slice(0, -1)}, row ${index + 1})`,
  }));
}

const areDistinct = (plans: readonly Plan[]) =>
  new Set(plans.map(({ name }) => name)).size === plans.length;
