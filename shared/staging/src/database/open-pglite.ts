import { mkdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type Database, DatabaseError, type Sql } from './database.ts';
import { lockFolder } from './lock-folder.ts';

/** Opens the embedded Postgres over a folder, which one process may use at a time; in memory without one. */
export async function openPglite(folder?: string): Promise<Database> {
  const release = folder === undefined ? () => {} : prepareFolder(folder);
  const options = { parsers: { 20: Number } };
  try {
    const db = await (folder === undefined
      ? PGlite.create(options)
      : PGlite.create(join(folder, 'database'), options));
    return {
      kind: 'pglite',
      query: (text, values) => runQuery(db, text, values),
      transaction: (work) =>
        db.transaction((inner) => {
          const sql: Sql = { query: (text, values) => runQuery(inner, text, values) };
          return work(sql);
        }) as ReturnType<typeof work>,
      async close() {
        await db.close();
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
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize < leastFree)
      throw new DatabaseError(
        `The disk of ${folder} is full: the database needs 100 MB. Free some space, or use another folder with --data.`,
      );
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(
      `The folder ${folder} can't be written (${error instanceof Error ? error.message : error}). Use another folder with --data.`,
    );
  }
  return lockFolder(folder);
}

type Queries = Pick<PGlite, 'query'>;

async function runQuery<Row extends object>(
  db: Queries,
  text: string,
  values?: readonly unknown[],
): Promise<readonly Row[]> {
  const { rows } = await db.query<Row>(text, values && [...values]);
  return rows;
}
