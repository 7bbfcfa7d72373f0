import { localStore } from '@fairlead/sandbox/database/local-store';
import type { Store } from '@fairlead/sandbox/database/store';
import type { Database } from '../database/database.ts';
import { collectChanges } from './changes.ts';
import { type CommitTogether, createCommits } from './commit-together.ts';
import { advance, type Snapshot } from './snapshot.ts';
import { createSnapshotCache, type SnapshotCache } from './snapshot-cache.ts';
import { type Commit, entriesOf, lockWorld, writeWorlds } from './world-rows.ts';

/** The world doesn't exist, or ended during the request. */
export class WorldGoneError extends Error {
  override name = 'WorldGoneError';
}

/** One request's access to a world: it reads one snapshot, and each transaction writes one commit. */
export type WorldAccess = {
  readonly store: Store;
  /** The request's latest snapshot. */
  snapshot(): Snapshot;
};

/** Runs work exclusively among this process's requests for one world. */
export type Turns = <Result>(world: string, work: () => Promise<Result>) => Promise<Result>;

/** How long the first transaction of a request may use the snapshot from its start, in ms. */
const fresh = 50;

/** The shared dependencies of a process's requests. */
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

  /** Runs work on the snapshot, then commits. Returns null if another request has committed since. */
  async function attempt<Result>(write: CommitTogether, work: (store: Store) => Promise<Result>) {
    const { rows, changes } = collectChanges(snapshot);
    const result = await localStore(rows).transaction(work);
    if (changes().length === 0) return { result };
    const { version } = snapshot;
    const entries = entriesOf(snapshot, changes());
    if (!(await write({ world, version, entries }))) return null;
    // Settings are read synchronously, so this request's writes must be visible at once.
    snapshot = advance(snapshot, version + 1, entries);
    return { result };
  }

  async function transaction<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
    if (performance.now() > freshUntil) snapshot = found(await cache.read(world));
    // Later transactions need a new snapshot: it must contain the request's own writes, and the request may take long.
    freshUntil = 0;
    const done = await attempt(commit, work);
    if (done) return done.result;
    return turns(world, () =>
      database.transaction(async (sql) => {
        await lockWorld(sql, world);
        snapshot = found(await cache.readIn(sql, world));
        const write = async (one: Commit) => (await writeWorlds(sql, [one])).has(world);
        const alone = await attempt(write, work);
        if (!alone)
          throw new Error(
            'A world was changed without its lock. Change it inside the function that holds the lock.',
          );
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

/** Creates the turns of a process: concurrent writers to one world wait here, not in the database. */
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
