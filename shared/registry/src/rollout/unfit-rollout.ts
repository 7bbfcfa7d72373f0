import { areaOf } from '../area-name.ts';
import { manifestPath } from '../candidate.ts';
import { NotReleased } from '../not-released.ts';
import type { Revision } from '../read-revision.ts';
import type { Targets } from '../verify/metadata.ts';
import { nextBuildOf } from './next-manifest.ts';

/**
 * Refuses a rollout without a build of its own or without what the others keep, one to an impossible share, and one of a build
 * that the registry has taken back.
 */
export function refuseUnfitRollout(
  role: string,
  file: Targets,
  { roles, timestamp }: Pick<Revision, 'roles' | 'timestamp'>,
): void {
  const { rollout, targets, release } = file;
  if (!rollout) return;
  const { share } = rollout;
  if (!Number.isInteger(share) || share < 0 || share > 100 || !nextBuildOf(role, file))
    throw new NotReleased(`A rollout is for 0 to 100% of the visitors; this one says ${share}%.`);
  const hashOf = (one: Targets | undefined) => one?.targets[manifestPath(role)]?.hashes.sha384;
  if (!hashOf(file) || hashOf(file) !== hashOf(roles[role]))
    throw new NotReleased(
      `The rollout of ${areaOf(role)} doesn't keep what is live for everyone else. Start it again: fairlead mfe publish --to ${share}%.`,
    );
  for (const [path, { hashes }] of Object.entries(roles[role]?.targets ?? {}))
    if (targets[path] && !path.endsWith('.json') && targets[path].hashes.sha384 !== hashes.sha384)
      throw new NotReleased(`${path} is live with another content. Build it under another name.`);
  const halt = timestamp.halted?.[role];
  if (halt && halt.build === nextBuildOf(role, file) && release?.kind !== 'keys')
    throw new NotReleased(
      `${areaOf(role)} ${halt.version} was taken back at ${halt.at}: ${halt.because} Publish a build that doesn't crash, or end the rollout: fairlead mfe rollback --area ${areaOf(role)}.`,
    );
}
