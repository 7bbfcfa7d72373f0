import type { BuildManifest } from '@fairlead/build/build-manifest';
import type { DeployedMap, ResolvedMap } from '@fairlead/build/resolved-map';
import { readManifest, withArea } from '../compose-map.ts';
import type { Revision } from '../read-revision.ts';
import { liveRollout } from '../rollout/live-rollout.ts';
import { nextManifestPath } from '../rollout/next-manifest.ts';
import type { RegistryStore } from '../store/registry-store.ts';

/** Role → the manifest of the build that some of the visitors get. */
export type RolledOut = Readonly<Record<string, BuildManifest>>;

export async function readRolledOut(store: RegistryStore, revision: Revision): Promise<RolledOut> {
  const roles = Object.entries(revision.roles).filter(([role, file]) =>
    liveRollout(role, file, revision.timestamp),
  );
  const manifests = roles.map(async ([role]) => [
    role,
    await readManifest(store, revision, role, nextManifestPath(role)),
  ]);
  return Object.fromEntries(await Promise.all(manifests));
}

const empty: DeployedMap = {
  ...{ revision: '', imports: {}, integrity: {}, depcache: {}, modules: {}, platform: {} },
};

/** What a document says of these builds: a page that gets one puts it into its map. */
export function mapsOfBuilds(rolledOut: RolledOut) {
  const maps = Object.entries(rolledOut).map(([role, manifest]) => {
    const { imports, integrity, depcache, modules } = withArea(empty, manifest);
    return [role, { imports, integrity, depcache, modules }] as const;
  });
  return Object.fromEntries(maps);
}

/** A map that also knows the files of these builds: the file with the rest of a map names all of them. */
export const withFilesOfBuilds = <Map extends ResolvedMap>(map: Map, rolledOut: RolledOut): Map =>
  Object.values(mapsOfBuilds(rolledOut)).reduce<Map>(withFiles, map);

type Files = Pick<ResolvedMap, 'integrity' | 'depcache'>;

const withFiles = <Map extends Files>(map: Map, { integrity, depcache }: Files): Map => ({
  ...map,
  integrity: { ...map.integrity, ...integrity },
  depcache: { ...map.depcache, ...depcache },
});

/** Module → the version that some of the visitors have: a page looks there whether it may keep its own. */
export const versionsOfBuilds = (rolledOut: RolledOut): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.values(rolledOut).map(({ name, version }) => [name, version]));
