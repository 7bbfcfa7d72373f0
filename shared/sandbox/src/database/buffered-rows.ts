import type { Rows } from './rows.ts';
import type { Row } from './store.ts';
import type { TableName } from './tables.ts';

/** Buffers writes over other rows until `commit`; reads through the buffer see them at once. */
export function bufferedRows(under: Rows): Rows & { commit(): void } {
  const written = new Map<TableName, Map<string, Row | null>>();

  function write(table: TableName, id: string, row: Row | null) {
    const rows = written.get(table) ?? new Map<string, Row | null>();
    written.set(table, rows.set(id, row));
  }

  return {
    get(table, id) {
      const row = written.get(table)?.get(id);
      return row === undefined ? under.get(table, id) : (row ?? undefined);
    },
    put: (table, row) => write(table, row.id, row),
    delete: (table, id) => write(table, id, null),
    all(table) {
      const changes = written.get(table);
      if (!changes) return under.all(table);
      const merged = new Map<string, Row | null>(under.all(table).map((row) => [row.id, row]));
      for (const [id, row] of changes) merged.set(id, row);
      return [...merged.values()].filter((row) => row !== null);
    },
    clear() {
      throw new Error('A transaction cannot clear the store.');
    },
    commit() {
      for (const [table, rows] of written)
        for (const [id, row] of rows) {
          if (row) under.put(table, row);
          else under.delete(table, id);
        }
      written.clear();
    },
  };
}
