import { localStore } from '@fairlead/sandbox/store/local-store';
import type { Store } from '@fairlead/sandbox/store/store';
import type { Database, Sql } from '../database/database.ts';
import { collectChanges } from './changes.ts';
import { advance, type Snapshot } from './snapshot.ts';
import type { SnapshotCache } from './snapshot-cache.ts';
import { entriesOf, lockWorld, writeWorld } from './world-rows.ts';

/** The world ended while a request was being answered, or there is none. */
export class WorldGoneError extends Error {
  override name = 'WorldGoneError';
}

/** One request's way to a world: what it reads is one snapshot, what it writes is one commit per transaction. */
export type WorldAccess = {
  readonly store: Store;
  /** The latest snapshot that this request has read. */
  snapshot(): Snapshot;
};

/** Runs work alone among the requests of this process for one world. */
export type Turns = <Result>(world: string, work: () => Promise<Result>) => Promise<Result>;

/** For so long, in ms, the first transaction of a request uses what was read as the request came. */
const fresh = 50;

type Dependencies = {
  readonly database: Database;
  readonly cache: SnapshotCache;
  readonly turns: Turns;
};

/** Opens a world for one request. Throws `WorldGoneError` if there is none. */
export async function openWorldAccess(
  world: string,
  { database, cache, turns }: Dependencies,
): Promise<WorldAccess> {
  let snapshot = await read(database);
  let freshUntil = performance.now() + fresh;

  async function read(sql: Sql): Promise<Snapshot> {
    const found = await cache.read(sql, world);
    if (!found) throw new WorldGoneError('This world has ended.');
    return found;
  }

  /** Runs work on the snapshot, then commits. Null if somebody else has committed since. */
  async function attempt<Result>(sql: Sql, work: (store: Store) => Promise<Result>) {
    const { rows, changes } = collectChanges(snapshot);
    const result = await localStore(rows).transaction(work);
    if (changes().length === 0) return { result };
    const entries = entriesOf(snapshot, changes());
    const isKept = await writeWorld(sql, world, snapshot.version, entries);
    if (!isKept) return null;
    // The settings are read without waiting, so what this request wrote must be there at once.
    snapshot = advance(snapshot, snapshot.version + 1, entries);
    return { result };
  }

  async function transaction<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
    if (performance.now() > freshUntil) snapshot = await read(database);
    // A request sees what it wrote itself, and the work of one request may take long.
    freshUntil = 0;
    const done = await attempt(database, work);
    if (done) return done.result;
    return turns(world, () =>
      database.transaction(async (sql) => {
        await lockWorld(sql, world);
        snapshot = await read(sql);
        const alone = await attempt(sql, work);
        if (!alone) throw new Error('A world was changed by somebody who did not lock it.');
        return alone.result;
      }),
    );
  }

  return {
    snapshot: () => snapshot,
    store: {
      transaction,
      get: (table, id) => transaction((store) => store.get(table, id)),
      put: (table, row) => transaction((store) => store.put(table, row)),
      delete: (table, id) => transaction((store) => store.delete(table, id)),
      list: (table, index, value) => transaction((store) => store.list(table, index, value)),
      clear: () => transaction((store) => store.clear()),
    },
  };
}

/** Creates the turns of a process: requests that write to one world at once wait here, not in the database. */
export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return async (world, work) => {
    const before = last.get(world) ?? Promise.resolve();
    const done = before.then(work, work);
    const settled = done.catch(() => {});
    last.set(world, settled);
    try {
      return await done;
    } finally {
      if (last.get(world) === settled) last.delete(world);
    }
  };
}
