import type { TableName, Tables } from './tables.ts';

/** Where a world keeps its rows. Rows are values: read them, write new ones, never change one in place. */
export type Store = {
  get<Name extends TableName>(table: Name, id: string): Promise<Tables[Name] | undefined>;
  put<Name extends TableName>(table: Name, row: Tables[Name]): Promise<void>;
  delete(table: TableName, id: string): Promise<void>;
  /** The rows whose `index` equals `value`, in the order they were first put; all rows without an index. */
  list<Name extends TableName>(
    table: Name,
    index?: keyof Tables[Name],
    value?: unknown,
  ): Promise<readonly Tables[Name][]>;
  /**
   * Runs work on a store of its own: everything it wrote is kept when it ends, nothing when it throws.
   * Transactions of one store run one after the other.
   */
  transaction<Result>(work: (store: Store) => Promise<Result>): Promise<Result>;
  /** Forgets every row. */
  clear(): Promise<void>;
};

/** A row of any table, for stores that keep them all alike. */
export type Row = { readonly id: string };
