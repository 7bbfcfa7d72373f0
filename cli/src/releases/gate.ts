import type { DeployedMap } from '@fairlead/build';
import {
  type Checked,
  composeMap,
  type Gate,
  liveRollout,
  manifestPath,
  NotReleased,
  newestManifestPath,
  nextManifestPath,
  platformRole,
  Refused,
  type RegistryStore,
  type Revision,
  readManifest,
  roleOf,
  toIntegrity,
} from '@fairlead/registry';
import { type Finding, findLosses, findProblems } from '../mfe/findings.ts';
import { loadedSize } from '../mfe/loaded-size.ts';
import { rows } from '../mfe/rows.ts';
import { readBuildManifest } from './read-build-manifest.ts';
import { findUnplayed } from './scenarios-row/find-unplayed.ts';

/** Holds what is published against the current revision, by the same list as `fairlead mfe verify`. */
export const createGate =
  (store: RegistryStore): Gate =>
  async (revision, candidate) => {
    const { role, file } = candidate;
    const { kind = 'publish', forced = [] } = file.release ?? {};
    const found =
      role === platformRole
        ? await findBrokenAreas(store, revision, await readPlatformMap(candidate))
        : await findInArea(store, revision, candidate);
    const left = found.filter(
      ({ row }) =>
        (kind !== 'rollback' || rows[row].isAskedAtRollback) &&
        !(rows[row].isForcible && forced.includes(row)),
    );
    if (left.length > 0) throw new NotReleased(left.map(({ says }) => says).join('\n'), left);
  };

async function findInArea(store: RegistryStore, revision: Revision, candidate: Checked) {
  const { role, file, read } = candidate;
  const manifest = readBuildManifest(await readText(candidate));
  if (!manifest)
    throw new NotReleased(
      'The manifest isn’t that of a build, or lacks files. Build the area again: fairlead mfe build.',
    );
  if (manifest.name !== `@fairlead/${role}`) throw new Refused('foreign-path', manifest.name);
  const contents = new Map<string, Uint8Array>();
  for (const [name, { integrity }] of Object.entries(manifest.files)) {
    const path = `${role}/${name}`;
    const { sha384 = '' } = file.targets[path]?.hashes ?? {};
    if (integrity !== toIntegrity(sha384)) throw new Refused('file', path);
    contents.set(name, await read(path));
  }
  const size = loadedSize(manifest, (name) => contents.get(name) ?? new Uint8Array());
  const live = await composeMap(store, revision);
  return [
    ...findProblems(manifest, live, size),
    ...findUnplayed(candidate, manifest, revision, live),
  ];
}

/** A platform whose map has another integrity than a file would load nowhere. */
async function readPlatformMap(candidate: Checked): Promise<DeployedMap> {
  const map: DeployedMap = JSON.parse(await readText(candidate));
  for (const [url, integrity] of Object.entries(map.integrity)) {
    const path = `${platformRole}/${url.slice(url.lastIndexOf('/') + 1)}`;
    const { sha384 = '' } = candidate.file.targets[path]?.hashes ?? {};
    if (integrity !== toIntegrity(sha384)) throw new Refused('file', path);
  }
  return map;
}

/** What a new platform would take from areas that are released, and from those that come with it. */
async function findBrokenAreas(
  store: RegistryStore,
  revision: Revision,
  next: DeployedMap,
): Promise<readonly Finding[]> {
  const found = [...(await findLostByPlatform(store, revision, next))];
  for (const [role, file] of Object.entries(revision.roles)) {
    if (role === platformRole) continue;
    const rollout = liveRollout(role, file, revision.timestamp);
    const manifests = [manifestPath(role), ...(rollout ? [nextManifestPath(role)] : [])];
    for (const path of manifests) {
      const problems = findProblems(await readManifest(store, revision, role, path), next);
      found.push(...problems.filter(({ row }) => row === 'requires' || row === 'platform'));
    }
  }
  return found;
}

/** Areas that come with the platform lose what its next build lacks; a released one only what the kit does for its element. */
async function findLostByPlatform(
  store: RegistryStore,
  { roles }: Revision,
  next: DeployedMap,
): Promise<readonly Finding[]> {
  if (!roles[platformRole]) return [];
  const live = await readManifest<DeployedMap>(store, { roles }, platformRole);
  return Object.keys(live.facts ?? {}).flatMap((name) => {
    const isReleased = roleOf(name) in roles;
    if (isReleased && !next.modules[name]) return [];
    const { area } = next.modules[name] ?? {};
    const build = { name, area, facts: next.facts?.[name] };
    return findLosses(build, live).filter(({ row }) => !isReleased || row === 'elements');
  });
}

const readText = async ({ role, file, read }: Checked): Promise<string> =>
  new TextDecoder().decode(await read(newestManifestPath(role, file)));
