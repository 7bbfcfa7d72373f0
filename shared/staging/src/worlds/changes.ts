import type { Rows } from '@fairlead/sandbox/database/rows';
import type { Row } from '@fairlead/sandbox/database/store';
import type { TableName } from '@fairlead/sandbox/database/tables';
import type { Snapshot } from './snapshot.ts';

/** A row that was written, or deleted: null. */
export type Change = { readonly kind: TableName; readonly id: string; readonly row: Row | null };

/** The rows of a snapshot. Writes to them are collected, in order. */
export function collectChanges({ tables }: Snapshot): {
  readonly rows: Rows;
  changes(): readonly Change[];
} {
  let changes: Change[] = [];
  const write = (change: Change) => {
    changes = [
      ...changes.filter(({ kind, id }) => kind !== change.kind || id !== change.id),
      change,
    ];
  };
  return {
    changes: () => changes,
    rows: {
      get: (kind, id) => tables.get(kind)?.get(id)?.row,
      all: (kind) => [...(tables.get(kind)?.values() ?? [])].map(({ row }) => row),
      put: (kind, row) => write({ kind, id: row.id, row }),
      delete: (kind, id) => write({ kind, id, row: null }),
      clear() {
        throw new Error(
          'A world of staging is not cleared. End it with worlds.end() and create another one.',
        );
      },
    },
  };
}
