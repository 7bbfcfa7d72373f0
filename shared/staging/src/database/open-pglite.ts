import { existsSync, mkdirSync, statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { codeOf, type Database, DatabaseError, type Sql } from './database.ts';
import { lockFolder } from './lock-folder.ts';
import { createTurns, isPanic } from './pglite-turns.ts';

/** Opens the embedded Postgres over a folder, which one process may use at a time; in memory without one. */
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

/** A new database takes 40 MB; below that, starting it would leave half a folder. */
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

/** One folder at a time: where nothing can be made, as in /proc, Node's recursive mkdir never ends. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another start made it meanwhile.
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
