import type { Rows } from './rows.ts';
import type { Row } from './store.ts';
import type { TableName } from './tables.ts';

/** Rows that live as long as the process. */
export function memoryRows(): Rows {
  const tables = new Map<TableName, Map<string, Row>>();
  return {
    get: (table, id) => tables.get(table)?.get(id),
    put(table, row) {
      const rows = tables.get(table) ?? new Map<string, Row>();
      tables.set(table, rows.set(row.id, row));
    },
    delete: (table, id) => void tables.get(table)?.delete(id),
    all: (table) => [...(tables.get(table)?.values() ?? [])],
    clear: () => tables.clear(),
  };
}
