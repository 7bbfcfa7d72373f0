import type { TableName, Tables } from './tables.ts';

/** The storage of a world's rows. Rows are values: read them and write new ones, never change one in place. */
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
   * Runs work as a transaction: all of its writes are kept when it ends, none when it throws. Transactions of one store
   * run one after the other.
   */
  transaction<Result>(work: (store: Store) => Promise<Result>): Promise<Result>;
  /** Forgets every row. */
  clear(): Promise<void>;
};

/** A row of any table, for stores that don't distinguish tables. */
export type Row = { readonly id: string };
