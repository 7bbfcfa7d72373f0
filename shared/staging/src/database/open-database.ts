import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

export type DatabaseLocation =
  | { readonly url: string; readonly connections?: number }
  /** Without a folder, the database is in memory. */
  | { readonly folder?: string };

/** Opens the database and brings its schema up to date. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const database = await open(location);
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Loads only the client that is used: PGlite takes half a second. */
async function open(location: DatabaseLocation): Promise<Database> {
  if ('url' in location) {
    const { openPostgres } = await import('./open-postgres.ts');
    return openPostgres(location.url, location.connections);
  }
  const { openPglite } = await import('./open-pglite.ts');
  return openPglite(location.folder);
}
