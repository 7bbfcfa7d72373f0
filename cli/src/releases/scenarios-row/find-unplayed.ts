import type { DeployedMap } from '@fairlead/build';
import type { BuildManifest } from '@fairlead/build/build-manifest';
import { type Checked, newestManifestPath, type Revision } from '@fairlead/registry';
import type { Finding } from '../../mfe/findings.ts';

/** The versions that are live of what a build requires. */
export const liveVersions = (
  { requires }: Pick<BuildManifest, 'requires'>,
  { modules }: Pick<DeployedMap, 'modules'>,
): Record<string, string> =>
  Object.fromEntries(
    Object.keys(requires).flatMap((name) => {
      const live = modules[name];
      return live ? [[name, live.version]] : [];
    }),
  );

/**
 * Asks what a release says of its scenarios: that they have passed, and with the versions that are live now. The registry
 * plays none. A build that is released already isn't asked again.
 */
export function findUnplayed(
  { role, file }: Pick<Checked, 'role' | 'file'>,
  manifest: Pick<BuildManifest, 'requires'>,
  { roles }: Pick<Revision, 'roles'>,
  live: Pick<DeployedMap, 'modules'>,
): readonly Finding[] {
  const build = file.targets[newestManifestPath(role, file)]?.hashes.sha384;
  const released = Object.values(roles[role]?.targets ?? {});
  if (released.some(({ hashes }) => hashes.sha384 === build)) return [];
  const played = file.release?.scenarios;
  if (!played)
    return [
      finding(`The release doesn’t say that the scenarios passed with this build. ${playAgain}`),
    ];
  if (played.count === 0) return [];
  return Object.entries(liveVersions(manifest, live))
    .filter(([name, version]) => played.modules[name] !== version)
    .map(([name, version]) =>
      finding(
        `The scenarios passed with ${name} ${played.modules[name] ?? 'missing'}, and ${version} is live. ${playAgain}`,
      ),
    );
}

const playAgain =
  'Play them with `fairlead mfe publish --dry-run`; from the page of modules, choose the scenarios.json that it writes into dist as well.';

const finding = (says: string): Finding => ({ row: 'scenarios', says });
