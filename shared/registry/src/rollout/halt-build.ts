import { baseOf, type CommitOptions, commit } from '../commit.ts';
import { atSecond } from '../lifetimes.ts';
import { readRevision } from '../read-revision.ts';
import type { Targets, Timestamp } from '../verify/metadata.ts';
import { liveRollout } from './live-rollout.ts';
import { newestBuildOf } from './next-manifest.ts';

/**
 * Takes a build back, whether some or all of the visitors have it: everyone has the release before it again. The
 * registry's own key is enough, because the area's key has signed both. Returns the number of the new revision; null if
 * this build isn't live anymore, or has no release before it.
 */
export async function haltBuild(
  { role, version, because }: { role: string; version: string; because: string },
  options: CommitOptions,
): Promise<number | null> {
  const { store, now } = options;
  for (;;) {
    const revision = await readRevision(store, { now, allowExpired: true });
    const file = revision?.roles[role];
    const build = file && newestBuildOf(role, file);
    if (!revision || !build || returnOf(role, file, revision.timestamp)?.version !== version)
      return null;
    const halt = { build, version, because, at: atSecond(now) };
    const halted = { ...revision.timestamp.halted, [role]: halt };
    const number = await commit({ ...baseOf(revision), halted }, {}, options);
    if (number !== null) return number;
  }
}

/** The newest build of a role and what everyone has without it; null if there is nothing to return to. */
export function returnOf(
  role: string,
  file: Targets,
  timestamp: Pick<Timestamp, 'halted'>,
): { readonly version: string; readonly stable: string } | null {
  const { rollout, before, release } = file;
  if (rollout) return liveRollout(role, file, timestamp);
  return before && release ? { version: release.version, stable: before.version } : null;
}
