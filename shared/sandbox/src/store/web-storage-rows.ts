import type { Rows } from './rows.ts';
import type { Row } from './store.ts';
import type { TableName } from './tables.ts';

/** The part of the browser's Storage that is used here. */
export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * One storage entry a row, read through on every access: a reload and a second tab see the same world. What was parsed
 * is kept as long as its text stays the same.
 */
export function webStorageRows(storage: WebStorage, prefix: string): Rows {
  const parsed = new Map<string, { text: string; row: Row }>();
  const start = (table: TableName) => `${prefix}/${table}/`;

  function read(key: string): Row | undefined {
    const text = storage.getItem(key);
    if (text === null) return undefined;
    const known = parsed.get(key);
    if (known?.text === text) return known.row;
    const row = JSON.parse(text) as Row;
    parsed.set(key, { text, row });
    return row;
  }

  return {
    get: (table, id) => read(start(table) + id),
    put(table, row) {
      storage.setItem(start(table) + row.id, JSON.stringify(row));
    },
    delete: (table, id) => storage.removeItem(start(table) + id),
    all: (table) =>
      keysOf(storage, start(table))
        .sort()
        .flatMap((key) => read(key) ?? []),
    clear() {
      for (const key of keysOf(storage, `${prefix}/`)) storage.removeItem(key);
      parsed.clear();
    },
  };
}

function keysOf(storage: WebStorage, start: string): string[] {
  return Array.from({ length: storage.length }, (_, place) => storage.key(place)).filter(
    (key): key is string => key?.startsWith(start) ?? false,
  );
}
