/** Explicit table roles: some browsers remove the implicit ones where the narrow page shows rows as cards. */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  company: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
