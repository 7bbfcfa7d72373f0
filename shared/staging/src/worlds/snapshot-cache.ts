import type { Sql } from '../database/database.ts';
import type { Snapshot } from './snapshot.ts';
import { readWorld } from './world-rows.ts';

/** The number of worlds to keep. */
const most = 200;

/**
 * Keeps the last snapshot of each world, so that only what changed since is read. Every read asks the database for the
 * version: what another process committed is never missed.
 */
export type SnapshotCache = {
  read(sql: Sql, world: string): Promise<Snapshot | null>;
  forget(world: string): void;
};

export function createSnapshotCache(): SnapshotCache {
  const known = new Map<string, Snapshot>();
  return {
    async read(sql, world) {
      const snapshot = await readWorld(sql, world, known.get(world));
      if (snapshot && snapshot.version >= (known.get(world)?.version ?? -1)) {
        // At the end of the map: used last.
        known.delete(world);
        known.set(world, snapshot);
      }
      if (!snapshot) known.delete(world);
      for (const [oldest] of known) {
        if (known.size <= most) break;
        known.delete(oldest);
      }
      return snapshot;
    },
    forget: (world) => void known.delete(world),
  };
}
