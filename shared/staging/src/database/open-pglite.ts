import { existsSync, mkdirSync, statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { codeOf, type Database, DatabaseError, type Sql } from './database.ts';
import { lockFolder } from './lock-folder.ts';
import { createTurns, isPanic } from './pglite-turns.ts';

/** Opens the embedded Postgres in a folder, which only one process may use at a time; in memory without a folder. */
export async function openPglite(folder?: string): Promise<Database> {
  const release = folder === undefined ? () => {} : prepareFolder(folder);
  const options = { parsers: { 20: Number } };
  try {
    const db = await (folder === undefined
      ? PGlite.create(options)
      : PGlite.create(join(folder, 'database'), options));
    const { takeTurn, failed, hasFailed } = createTurns(folder);
    const sql: Sql = { query: (text, values) => runQuery(db, text, values) };
    return {
      kind: 'pglite',
      failed,
      query: (text, values) => takeTurn(() => sql.query(text, values)),
      transaction: (work) => takeTurn(() => runTransaction(sql, work)),
      async close() {
        if (!hasFailed()) await db.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw new DatabaseError(
      `The database in ${folder} can't be opened (${error instanceof Error ? error.message : error}). Use another folder with --data, or remove this one.`,
    );
  }
}

/** The required free space. A new database takes 40 MB; with less, starting would leave an incomplete folder. */
const leastFree = 100 * 2 ** 20;

function prepareFolder(folder: string): () => void {
  try {
    makeFolder(folder);
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize < leastFree)
      throw new DatabaseError(
        `The disk of ${folder} is full: the database needs 100 MB. Free some space, or use another folder with --data.`,
      );
    return lockFolder(folder);
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(
      `The folder ${folder} can't be written (${error instanceof Error ? error.message : error}). Use another folder with --data.`,
    );
  }
}

/** Creates one folder at a time, because Node's recursive mkdir never ends where nothing can be created, as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process created it in the meantime.
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

async function runTransaction<Result>(
  sql: Sql,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  await sql.query('begin');
  try {
    const result = await work(sql);
    await sql.query('commit');
    return result;
  } catch (error) {
    if (!isPanic(error)) await sql.query('rollback');
    throw error;
  }
}

async function runQuery<Row extends object>(
  db: PGlite,
  text: string,
  values?: readonly unknown[],
): Promise<readonly Row[]> {
  const { rows } = await db.query<Row>(text, values && [...values]);
  return rows;
}
