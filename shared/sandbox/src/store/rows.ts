import type { Row } from './store.ts';
import type { TableName } from './tables.ts';

/** Rows by table and id, without types and without waiting: what the stores in this process are built on. */
export type Rows = {
  get(table: TableName, id: string): Row | undefined;
  put(table: TableName, row: Row): void;
  delete(table: TableName, id: string): void;
  all(table: TableName): readonly Row[];
  clear(): void;
};
