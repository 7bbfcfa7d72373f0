import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseLocation } from '../database/open-database.ts';
import { startPostgres } from './start-postgres.ts';

export type TestDatabase = {
  readonly name: 'PGlite' | 'Postgres';
  readonly location: DatabaseLocation;
  /** The process of a server; null where the database is in the process that uses it. */
  readonly pid: number | null;
  close(): Promise<void>;
};

/** The databases of this machine: the embedded one in a new folder, and a Postgres if it can run. */
export async function startDatabases(): Promise<readonly TestDatabase[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-pglite-'));
  const pglite: TestDatabase = {
    name: 'PGlite',
    location: { folder },
    pid: null,
    close: async () => rmSync(folder, { recursive: true, force: true }),
  };
  const postgres = await startPostgres();
  if ('notRun' in postgres) {
    process.stdout.write(`not run on Postgres: ${postgres.notRun}\n`);
    return [pglite];
  }
  const location = { url: postgres.url, connections: 5 };
  const { pid, stop } = postgres;
  return [pglite, { name: 'Postgres', location, pid, close: stop }];
}
