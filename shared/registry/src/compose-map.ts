import type { DeployedMap } from '@fairlead/build';
import type { BuildManifest } from '@fairlead/build/build-manifest';
import { assetsPath } from '@fairlead/build/resolved-map';
import { roleOf } from './area-name.ts';
import { manifestPath, platformRole } from './manifest-path.ts';
import { type Revision, readTarget } from './read-revision.ts';
import type { RegistryStore } from './store/registry-store.ts';
import { toText } from './text.ts';

/** What a composition is made from: the current revision, or what an earlier one had. */
export type ReleasedRoles = Pick<Revision, 'number' | 'roles'>;

/** Reads the manifest of an area's release, or the import map of the platform's; `path` names another one. */
export const readManifest = async <File = BuildManifest>(
  store: RegistryStore,
  revision: Pick<Revision, 'roles'>,
  role: string,
  path = manifestPath(role),
): Promise<File> => JSON.parse(toText(await readTarget(store, revision, role, path)));

/** The composition of a revision: the map of the platform's release, with each area's release in its place. */
export async function composeMap(
  store: RegistryStore,
  revision: ReleasedRoles,
): Promise<DeployedMap> {
  const { [platformRole]: platform, ...areas } = revision.roles;
  const base = platform ? await readManifest<DeployedMap>(store, revision, platformRole) : empty;
  const manifests = Object.keys(areas).map((role) => readManifest(store, revision, role));
  return withAreas(base, await Promise.all(manifests), revision);
}

/** The map of a revision whose manifests were read. */
export const withAreas = (
  base: DeployedMap,
  manifests: readonly BuildManifest[],
  { number }: ReleasedRoles,
): DeployedMap => ({ ...manifests.reduce(withArea, base), revision: `r${number}` });

const empty: DeployedMap = {
  revision: '',
  imports: {},
  integrity: {},
  depcache: {},
  modules: {},
  platform: {},
};

/** Puts a build in the place of the one that a map has. Its files have a folder of their own. */
export function withArea(map: DeployedMap, manifest: BuildManifest): DeployedMap {
  const { name, version, requires, modules, files, css, area, facts } = manifest;
  const urlOf = (file: string) => `${assetsPath}${roleOf(name)}/${file}`;
  const isOwn = ([specifier]: readonly [string, unknown]) =>
    specifier === name || specifier.startsWith(`${name}/`);
  const scripts = Object.entries(files);
  return {
    ...map,
    imports: {
      ...Object.fromEntries(Object.entries(map.imports).filter((entry) => !isOwn(entry))),
      ...mapValues(modules, urlOf),
    },
    integrity: {
      ...map.integrity,
      ...Object.fromEntries(scripts.map(([file, { integrity }]) => [urlOf(file), integrity])),
    },
    depcache: {
      ...map.depcache,
      ...Object.fromEntries(
        scripts
          .filter(([, { imports }]) => imports.length > 0)
          .map(([file, { imports }]) => [urlOf(file), imports]),
      ),
    },
    modules: {
      ...map.modules,
      [name]: { version, requires, css: css.map(urlOf), ...(area && { area }) },
    },
    facts: { ...map.facts, ...(facts && { [name]: facts }) },
  };
}

const mapValues = <Value, Mapped>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Mapped,
) => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
