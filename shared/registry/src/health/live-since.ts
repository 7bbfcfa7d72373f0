import { versionOf } from '../candidate.ts';
import { readHistory } from '../history.ts';
import type { Revision } from '../read-revision.ts';
import { newestBuildOf } from '../rollout/next-manifest.ts';
import type { RegistryStore } from '../store/registry-store.ts';

/**
 * Finds the revision since which the newest build of an area is live without a break: a version number alone doesn't name a
 * build. History is read once for each file of the area.
 */
export function createLiveSince(store: RegistryStore) {
  const found = new Map<string, number>();
  return async (revision: Revision, role: string): Promise<number> => {
    const key = `${role} ${versionOf(revision, role)}`;
    const since = found.get(key) ?? (await read(revision, role));
    found.set(key, since);
    return since;
  };

  async function read(revision: Revision, role: string): Promise<number> {
    const history = await readHistory(store, revision);
    const own = history.filter((entry) => entry.role === role);
    const builds = own.map(({ file }) => newestBuildOf(role, file));
    const other = builds.findIndex((build) => build !== builds[0]);
    return own.at(other === -1 ? -1 : other - 1)?.revision ?? 0;
  }
}
