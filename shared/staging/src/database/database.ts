/** Runs SQL: on a connection of its own, or inside a transaction. */
export type Sql = {
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<readonly Row[]>;
};

/** A Postgres, embedded or a server. */
export type Database = Sql & {
  readonly kind: 'pglite' | 'postgres';
  /** Commits the work when it ends, rolls back when it throws. */
  transaction<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result>;
  /** Resolves, with a sentence for the operator, when it can't be used until the process starts again. */
  readonly failed: Promise<DatabaseError>;
  close(): Promise<void>;
};

/** The database can't be used. The message is a sentence for the operator. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
}

/** The SQLSTATE of an error, or the code of its system call; null for any other error. */
export const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;

/** The clients' messages, without a code, for a connection that broke or couldn't be opened. */
const clientTrouble =
  /connection terminated|is not queryable|timeout exceeded when trying to connect|PGlite is closed/i;

/** Whether an error says that there is no space left for the database. */
export const isDiskFull = (error: unknown): boolean =>
  ['53100', 'ENOSPC'].includes(codeOf(error) ?? '');

/** Whether an error means that the database is unreachable, full or closing, and isn't about the request. */
export function isDatabaseTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error) ?? '';
  // Class 08: connection; 53: resources, a full disk among them; 57: shut down by someone; 58: its own files.
  if (/^(08|53|57|58)/.test(code) || /^(ECONN|ENOTFOUND|EPIPE|ENOSPC|ETIMEDOUT)/.test(code))
    return true;
  return clientTrouble.test(error.message);
}
