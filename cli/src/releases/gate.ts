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
  toIntegrity,
} from '@fairlead/registry';
import { type Finding, findProblems } from '../mfe/findings.ts';
import { loadedSize } from '../mfe/loaded-size.ts';
import { forcibleRows, type Row } from '../mfe/rows.ts';
import { readBuildManifest } from './read-build-manifest.ts';

/** A rollback must be possible at once: what it can't break for people who have saved something isn't asked. */
const ofRollbacks: ReadonlySet<Row> = new Set([
  'requires',
  'platform',
  'modules',
  'lifecycles',
  'routes',
]);

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
        (kind !== 'rollback' || ofRollbacks.has(row)) &&
        !(forcibleRows.includes(row) && forced.includes(row)),
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
  return findProblems(manifest, await composeMap(store, revision), size);
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

/** What a new platform would take from areas that are released. */
async function findBrokenAreas(
  store: RegistryStore,
  revision: Revision,
  next: DeployedMap,
): Promise<readonly Finding[]> {
  const found: Finding[] = [];
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

const readText = async ({ role, file, read }: Checked): Promise<string> =>
  new TextDecoder().decode(await read(newestManifestPath(role, file)));
