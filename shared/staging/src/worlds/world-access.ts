import { localStore } from '@fairlead/sandbox/store/local-store';
import type { Store } from '@fairlead/sandbox/store/store';
import type { Database } from '../database/database.ts';
import { collectChanges } from './changes.ts';
import { type CommitTogether, createCommits } from './commit-together.ts';
import { advance, type Snapshot } from './snapshot.ts';
import { createSnapshotCache, type SnapshotCache } from './snapshot-cache.ts';
import { type Commit, entriesOf, lockWorld, writeWorlds } from './world-rows.ts';

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

/** What the requests of one process share. */
export type Dependencies = {
  readonly database: Database;
  readonly cache: SnapshotCache;
  readonly commit: CommitTogether;
  readonly turns: Turns;
};

export const createDependencies = (database: Database): Dependencies => ({
  database,
  cache: createSnapshotCache(database),
  commit: createCommits(database),
  turns: createTurns(),
});

/** Opens a world for one request. Throws `WorldGoneError` if there is none. */
export async function openWorldAccess(
  world: string,
  { database, cache, commit, turns }: Dependencies,
): Promise<WorldAccess> {
  let snapshot = found(await cache.read(world));
  let freshUntil = performance.now() + fresh;

  /** Runs work on the snapshot, then commits. Null if someone else has committed since. */
  async function attempt<Result>(write: CommitTogether, work: (store: Store) => Promise<Result>) {
    const { rows, changes } = collectChanges(snapshot);
    const result = await localStore(rows).transaction(work);
    if (changes().length === 0) return { result };
    const { version } = snapshot;
    const entries = entriesOf(snapshot, changes());
    if (!(await write({ world, version, entries }))) return null;
    // The settings are read without waiting, so what this request wrote must be there at once.
    snapshot = advance(snapshot, version + 1, entries);
    return { result };
  }

  async function transaction<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
    if (performance.now() > freshUntil) snapshot = found(await cache.read(world));
    // A request sees what it wrote itself, and the work of one request may take long.
    freshUntil = 0;
    const done = await attempt(commit, work);
    if (done) return done.result;
    return turns(world, () =>
      database.transaction(async (sql) => {
        await lockWorld(sql, world);
        snapshot = found(await cache.readIn(sql, world));
        const write = async (one: Commit) => (await writeWorlds(sql, [one])).has(world);
        const alone = await attempt(write, work);
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

function found(snapshot: Snapshot | null): Snapshot {
  if (!snapshot) throw new WorldGoneError('This world has ended.');
  return snapshot;
}

/** Creates the turns of a process: requests that write to one world at once wait here, not in the database. */
function createTurns(): Turns {
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
