import { beforeManifestPath, manifestPath } from '../manifest-path.ts';
import type { Targets, Timestamp } from '../verify/metadata.ts';

/**
 * What a role's file means in a revision: if the registry has taken its release back, the release before is the one that
 * everyone has. The files of the other one stay, because open pages have it.
 */
export function asLive(
  role: string,
  file: Targets,
  { halted }: Pick<Timestamp, 'halted'>,
): Targets {
  const { before, ...taken } = file;
  const { [manifestPath(role)]: crashed, [beforeManifestPath(role)]: manifest } = file.targets;
  const isTakenBack = crashed && halted?.[role]?.build === crashed.hashes.sha384;
  if (!before || !manifest || !isTakenBack || !taken.release) return file;
  return {
    ...taken,
    targets: { ...taken.targets, [manifestPath(role)]: manifest },
    release: { ...taken.release, version: before.version },
  };
}
