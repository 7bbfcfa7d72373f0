import type { DeployedMap } from '@fairlead/build';
import {
  composeMap,
  type HistoryEntry,
  NotReleased,
  type RegistryStore,
  type Revision,
  readHistory,
  readRevision,
} from '@fairlead/registry';
import type { CountedBuild } from '@fairlead/registry/health/health-counts';

/** Where the page reads: the same store and counts that the registry serves. */
export type ModulesSource = {
  readonly store: RegistryStore;
  /** In ms. */
  readonly clock: () => number;
  /** What pages have reported since the server's start. */
  readonly health: { list(): readonly CountedBuild[] };
};

/** What one page shows, of one revision. */
export type ModulesState = {
  readonly store: RegistryStore;
  readonly revision: Revision;
  /** Newest first. */
  readonly history: readonly HistoryEntry[];
  readonly map: DeployedMap;
  readonly health: readonly CountedBuild[];
};

/** Reads and verifies the current revision. Throws `Refused`, or `NotReleased` if there is no registry any more. */
export async function readModulesState(source: ModulesSource): Promise<ModulesState> {
  const { store, clock, health } = source;
  const revision = await readRevision(store, { now: clock(), allowExpired: true });
  if (!revision)
    throw new NotReleased('There is no registry here. Make one: fairlead mfe keys init.');
  const history = await readHistory(store, revision);
  const map = await composeMap(store, revision);
  return { store, revision, history, map, health: health.list() };
}
