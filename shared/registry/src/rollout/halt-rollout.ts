import { baseOf, type CommitOptions, commit } from '../commit.ts';
import { atSecond } from '../lifetimes.ts';
import { readRevision } from '../read-revision.ts';
import { liveRollout } from './live-rollout.ts';
import { nextBuildOf } from './next-manifest.ts';

/**
 * Stops the rollout of a build: everyone has the release before it again. The registry's own key is enough, because the
 * area's key has signed both. Returns the number of the new revision; null if this build isn't rolled out anymore.
 */
export async function haltRollout(
  { role, version, because }: { role: string; version: string; because: string },
  options: CommitOptions,
): Promise<number | null> {
  const { store, now } = options;
  for (;;) {
    const revision = await readRevision(store, { now, allowExpired: true });
    const file = revision?.roles[role];
    const build = file && nextBuildOf(role, file);
    if (!revision || !build || liveRollout(role, file, revision.timestamp)?.version !== version)
      return null;
    const halt = { build, version, because, at: atSecond(now) };
    const halted = { ...revision.timestamp.halted, [role]: halt };
    const number = await commit({ ...baseOf(revision), halted }, {}, options);
    if (number !== null) return number;
  }
}
