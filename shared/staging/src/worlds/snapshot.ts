import type { Row } from '@fairlead/sandbox/database/store';
import type { TableName } from '@fairlead/sandbox/database/tables';

/** One row of the database: a row of a world, or the trace of a deleted one. */
export type Entry = {
  readonly kind: TableName;
  readonly id: string;
  readonly place: number;
  readonly data: Row | null;
};

type Table = ReadonlyMap<string, { readonly place: number; readonly row: Row }>;

/** A world as it was after one of its commits. It never changes. */
export type Snapshot = {
  readonly version: number;
  /** Whether requests bring the world's time with them. */
  readonly isDriven: boolean;
  readonly tables: ReadonlyMap<TableName, Table>;
};

export const emptySnapshot = (isDriven: boolean): Snapshot => ({
  version: -1,
  isDriven,
  tables: new Map(),
});

/** The snapshot of a later version. Entries are in the order of their places. Tables without an entry are shared. */
export function advance(before: Snapshot, version: number, entries: readonly Entry[]): Snapshot {
  const tables = new Map(before.tables);
  const copied = new Map<TableName, Map<string, { place: number; row: Row }>>();
  for (const { kind, id, place, data } of entries) {
    const table = copied.get(kind) ?? new Map(tables.get(kind));
    copied.set(kind, table);
    // A row that was deleted and put again is at the end.
    if (data === null || table.get(id)?.place !== place) table.delete(id);
    if (data !== null) table.set(id, { place, row: data });
  }
  for (const [kind, table] of copied) tables.set(kind, table);
  return { ...before, version, tables };
}
