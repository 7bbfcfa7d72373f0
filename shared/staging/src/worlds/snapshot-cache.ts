import type { Sql } from '../database/database.ts';
import { createBatch } from './batch.ts';
import type { Snapshot } from './snapshot.ts';
import { readWorlds } from './world-rows.ts';

/** The number of worlds to keep. */
const maxWorlds = 200;

/**
 * Caches the last snapshot of each world, so that only later changes are read. Every read checks the version in the
 * database, so that no commit of another process is missed.
 */
export type SnapshotCache = {
  /** Reads a world in a batch with other requests' reads. Null if there is no such world. */
  read(world: string): Promise<Snapshot | null>;
  /** Reads a world in a transaction. */
  readIn(sql: Sql, world: string): Promise<Snapshot | null>;
  forget(world: string): void;
};

export function createSnapshotCache(database: Sql): SnapshotCache {
  const known = new Map<string, Snapshot>();

  function keep(world: string, snapshot: Snapshot): void {
    if (snapshot.version < (known.get(world)?.version ?? -1)) return;
    // At the end of the map: used last.
    known.delete(world);
    known.set(world, snapshot);
    for (const [oldest] of known) {
      if (known.size <= maxWorlds) break;
      known.delete(oldest);
    }
  }

  async function readAll(
    sql: Sql,
    worlds: readonly string[],
  ): Promise<readonly (Snapshot | null)[]> {
    const wanted = new Map(worlds.map((world) => [world, known.get(world)]));
    const found = await readWorlds(sql, wanted);
    for (const world of wanted.keys()) {
      const snapshot = found.get(world);
      if (snapshot) keep(world, snapshot);
      else known.delete(world);
    }
    return worlds.map((world) => found.get(world) ?? null);
  }

  return {
    read: createBatch((worlds) => readAll(database, worlds)),
    readIn: async (sql, world) => (await readAll(sql, [world]))[0] ?? null,
    forget: (world) => void known.delete(world),
  };
}
