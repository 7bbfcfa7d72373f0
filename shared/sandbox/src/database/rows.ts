import type { Row } from './store.ts';
import type { TableName } from './tables.ts';

/** Rows by table and id, untyped and synchronous: the base of the stores in this process. */
export type Rows = {
  get(table: TableName, id: string): Row | undefined;
  put(table: TableName, row: Row): void;
  delete(table: TableName, id: string): void;
  all(table: TableName): readonly Row[];
  clear(): void;
};
