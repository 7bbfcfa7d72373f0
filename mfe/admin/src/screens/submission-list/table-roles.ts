/**
 * The roles of a table, said again: where the narrow page draws rows as cards, some browsers take them from the elements.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  company: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
