import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuildManifest } from '@fairlead/build/build-manifest';
import { writeRest } from '@fairlead/build/page-map';
import type { DeployedMap } from '@fairlead/build/resolved-map';
import { manifestPath, platformRole } from '../candidate.ts';
import { readManifest, withAreas } from '../compose-map.ts';
import { NotReleased } from '../not-released.ts';
import { type Revision, readTarget } from '../read-revision.ts';
import type { RegistryStore } from '../store/registry-store.ts';
import { toText } from '../text.ts';
import { toBytes } from '../verify/bytes.ts';
import {
  mapsOfBuilds,
  readRolledOut,
  versionsOfBuilds,
  withFilesOfBuilds,
} from './rolled-out-builds.ts';
import { signedDocument } from './signed-document.ts';

type DeployOptions = {
  readonly store: RegistryStore;
  readonly revision: Revision;
  /** The composed build that is the platform's release. */
  readonly dist: string;
  /** A folder that doesn't exist yet. */
  readonly out: string;
  /** Where pages report how their builds do; null if nobody asks. */
  readonly health?: string | null;
};

/**
 * Writes what any server of files serves: a composed build with the current release of each area, and documents that
 * load nothing but what is signed. All files are verified on the way. Returns the areas that were put in.
 */
export async function deployRevision({
  store,
  revision,
  dist,
  out,
  health = null,
}: DeployOptions): Promise<readonly string[]> {
  const { [platformRole]: platform, ...areas } = revision.roles;
  if (!platform)
    throw new NotReleased(
      'The registry has no platform. Publish one: fairlead mfe publish --platform <folder>.',
    );
  const read = (role: string, path: string) => readTarget(store, revision, role, path);
  const base = await read(platformRole, manifestPath(platformRole));
  if (readFileSync(join(dist, 'import-map.json'), 'utf8') !== toText(base))
    throw new NotReleased(
      `${dist} is another build than the platform of the registry. Publish it first: fairlead mfe publish --platform ${dist}.`,
    );
  const platformMap: DeployedMap = JSON.parse(toText(base));
  const { verifier } = platformMap;
  if (!verifier)
    throw new NotReleased(`${dist} has no script that verifies signatures. Build it again.`);

  cpSync(dist, out, { recursive: true });
  for (const path of Object.keys(platform.targets))
    if (path !== manifestPath(platformRole))
      write(
        join(out, 'assets', path.slice(platformRole.length + 1)),
        await read(platformRole, path),
      );
  const manifests: BuildManifest[] = [];
  for (const [role, { targets }] of Object.entries(areas)) {
    for (const path of Object.keys(targets))
      write(join(out, 'assets', path), await read(role, path));
    manifests.push(await readManifest(store, revision, role));
  }
  const map = withAreas(platformMap, manifests, revision);
  const rolledOut = await readRolledOut(store, revision);
  const { text, ...rest } = writeRest(withFilesOfBuilds(map, rolledOut));
  write(join(out, rest.url), toBytes(text));
  const rollouts = versionsOfBuilds(rolledOut);
  write(join(out, 'import-map.json'), toBytes(JSON.stringify({ ...map, rollouts })));
  const builds = mapsOfBuilds(rolledOut);
  for (const page of globSync('pages/*.html', { cwd: out })) {
    const html = readFileSync(join(out, page), 'utf8');
    const signed = signedDocument(html, { revision, manifests, rest, verifier, builds, health });
    write(join(out, page), toBytes(signed));
  }
  return manifests.map(({ name }) => name);
}

/** A compressed copy of what was there before would be served in its place. */
function write(file: string, content: Uint8Array): void {
  if (existsSync(file) && readFileSync(file).equals(content)) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  for (const suffix of ['.br', '.gz']) rmSync(file + suffix, { force: true });
}
