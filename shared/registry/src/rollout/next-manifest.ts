import { manifestPath } from '../manifest-path.ts';
import type { Targets } from '../verify/metadata.ts';

/** What describes the build that some of the visitors get. */
export const nextManifestName = 'manifest.next.json';

export const nextManifestPath = (role: string): string => `${role}/${nextManifestName}`;

/** The manifest of the build that a file brings: the second one while it is rolled out. */
export const newestManifestPath = (role: string, { rollout }: Targets): string =>
  rollout ? nextManifestPath(role) : manifestPath(role);

/** Identifies the build that a file brings; undefined if it has no manifest. */
export const newestBuildOf = (role: string, file: Targets): string | undefined =>
  file.targets[newestManifestPath(role, file)]?.hashes.sha384;
