import { areaOf } from '../area-name.ts';
import { beforeManifestPath, manifestPath } from '../manifest-path.ts';
import { NotReleased } from '../not-released.ts';
import type { Revision } from '../read-revision.ts';
import type { Targets } from '../verify/metadata.ts';
import { newestBuildOf } from './next-manifest.ts';

/**
 * Refuses a build that the registry has taken back, and a release before it that isn't what everyone has; a rollout a build of its own or without what the others keep, and one to an impossible share.
 */
export function refuseUnfitRelease(
  role: string,
  file: Targets,
  { roles, timestamp }: Pick<Revision, 'roles' | 'timestamp'>,
): void {
  const { rollout, targets, release, before } = file;
  const halt = timestamp.halted?.[role];
  const isBack = release?.kind === 'keys' || release?.kind === 'rollback';
  if (halt && halt.build === newestBuildOf(role, file) && !isBack)
    throw new NotReleased(
      `${areaOf(role)} ${halt.version} was taken back at ${halt.at}: ${halt.because} Publish a build that doesn't crash, or keep what everyone has: fairlead mfe rollback --area ${areaOf(role)}.`,
    );
  const live = roles[role]?.targets[manifestPath(role)]?.hashes.sha384;
  if (before && targets[beforeManifestPath(role)]?.hashes.sha384 !== live)
    throw new NotReleased(
      `The release of ${areaOf(role)} doesn't keep what it replaces. Publish it again.`,
    );
  if (!rollout) return;
  const { share } = rollout;
  if (!Number.isInteger(share) || share < 0 || share > 100 || !newestBuildOf(role, file))
    throw new NotReleased(`A rollout is for 0 to 100% of the visitors; this one says ${share}%.`);
  const kept = targets[manifestPath(role)]?.hashes.sha384;
  if (!kept || kept !== live)
    throw new NotReleased(
      `The rollout of ${areaOf(role)} doesn't keep what is live for everyone else. Start it again: fairlead mfe publish --to ${share}%.`,
    );
  for (const [path, { hashes }] of Object.entries(roles[role]?.targets ?? {}))
    if (targets[path] && !path.endsWith('.json') && targets[path].hashes.sha384 !== hashes.sha384)
      throw new NotReleased(`${path} is live with another content. Build it under another name.`);
}
