import type { Rows } from './rows.ts';
import type { Row } from './store.ts';
import type { TableName } from './tables.ts';

/** The part of the browser's Storage that is used here. */
export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** A row with its position in the order in which rows were first put. */
type Entry = { readonly place: number; readonly row: Row };

/**
 * One storage entry per row, read on every access, so that a reload and a second tab see the same world. Parsed rows
 * are cached while their text stays the same.
 */
export function webStorageRows(storage: WebStorage, prefix: string): Rows {
  const parsed = new Map<string, { text: string; entry: Entry }>();
  const start = (table: TableName) => `${prefix}/${table}/`;
  const lastPlace = `${prefix}/`;

  function read(key: string): Entry | undefined {
    const text = storage.getItem(key);
    if (text === null) return undefined;
    const known = parsed.get(key);
    if (known?.text === text) return known.entry;
    const entry: Entry = JSON.parse(text);
    parsed.set(key, { text, entry });
    return entry;
  }

  function takePlace(): number {
    const place = Number(storage.getItem(lastPlace)) + 1;
    storage.setItem(lastPlace, String(place));
    return place;
  }

  return {
    get: (table, id) => read(start(table) + id)?.row,
    put(table, row) {
      const key = start(table) + row.id;
      const place = read(key)?.place ?? takePlace();
      storage.setItem(key, JSON.stringify({ place, row }));
    },
    delete: (table, id) => storage.removeItem(start(table) + id),
    all: (table) =>
      keysOf(storage, start(table))
        .flatMap((key) => read(key) ?? [])
        .sort((one, other) => one.place - other.place)
        .map(({ row }) => row),
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
