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
import { type BuildManifest, integrityOf } from '@fairlead/build/build-manifest';
import { compressFile, type Quality } from '@fairlead/build/compress';
import { writeRest } from '@fairlead/build/page-map';
import type { DeployedMap } from '@fairlead/build/resolved-map';
import { revisionsFile } from '@fairlead/build/revisions';
import { readManifest, withAreas } from '../compose-map.ts';
import { beforeManifestPath, manifestPath, platformRole } from '../manifest-path.ts';
import { NotReleased } from '../not-released.ts';
import { type Revision, readTarget } from '../read-revision.ts';
import type { RegistryStore } from '../store/registry-store.ts';
import { toText } from '../text.ts';
import { toBytes } from '../verify/bytes.ts';
import type { Targets } from '../verify/metadata.ts';
import { type Earlier, keepEarlier } from './keep-earlier.ts';
import {
  mapsOfBuilds,
  readRolledOut,
  versionsOfBuilds,
  withFilesOfBuilds,
} from './rolled-out-builds.ts';
import { signedDocument } from './signed-document.ts';

type DeployOptions = Earlier & {
  readonly store: RegistryStore;
  readonly revision: Revision;
  /** The composed build that is the platform's release. */
  readonly dist: string;
  /** A folder that doesn't exist yet. */
  readonly out: string;
  /** Where pages report how their builds do; null if nobody asks. */
  readonly health?: string | null;
  /** How well changed files are compressed (default: best). */
  readonly quality?: Quality;
};

type Deployed = {
  /** The areas that were put in. */
  readonly areas: readonly string[];
  /** How many earlier deployments' files are there, too. */
  readonly kept: number;
};

/**
 * Writes what any server of files serves: a composed build with the current release of each area, and documents that
 * load nothing but what is signed. All files are verified on the way, and compressed as the build does it.
 */
export async function deployRevision(options: DeployOptions): Promise<Deployed> {
  const isNew = !existsSync(options.out);
  try {
    return await writeDeployment(options);
  } catch (error) {
    // Half a deployment would be in the way of the next try.
    if (isNew) rmSync(options.out, { recursive: true, force: true });
    throw error;
  }
}

async function writeDeployment({
  store,
  revision,
  dist,
  out,
  health = null,
  quality = 'best',
  ...earlier
}: DeployOptions): Promise<Deployed> {
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
  const rolledOut = await readRolledOut(store, revision);
  const builds = mapsOfBuilds(rolledOut);
  const hasRollouts = Object.keys(builds).length > 0;
  const verifier = hasRollouts ? platformMap.rolloutsVerifier : platformMap.verifier;
  if (!verifier)
    throw new NotReleased(`${dist} has no script that verifies signatures. Build it again.`);

  cpSync(dist, out, { recursive: true });
  const output = openDeployment(out);
  for (const path of Object.keys(platform.targets))
    if (path !== manifestPath(platformRole))
      output.write(`assets/${path.slice(platformRole.length + 1)}`, await read(platformRole, path));
  const manifests: BuildManifest[] = [];
  for (const [role, file] of Object.entries(areas)) {
    const spare = await findSpareFiles(store, revision, role, file);
    for (const path of Object.keys(file.targets))
      if (!spare.has(path)) output.write(`assets/${path}`, await read(role, path));
    manifests.push(await readManifest(store, revision, role));
  }
  const map = withAreas(platformMap, manifests, revision);
  const { text, ...rest } = writeRest(withFilesOfBuilds(map, rolledOut));
  output.write(rest.url.slice(1), toBytes(text));
  const rollouts = versionsOfBuilds(rolledOut);
  output.write('import-map.json', toBytes(JSON.stringify({ ...map, rollouts })));
  for (const page of globSync('pages/*.html', { cwd: out })) {
    const html = readFileSync(join(out, page), 'utf8');
    const signed = signedDocument(html, { revision, manifests, rest, verifier, builds, health });
    output.write(page, toBytes(signed));
  }
  const files = output.written('assets');
  const revisions = keepEarlier({ dist, out }, { revision: map.revision, files }, earlier);
  output.write(revisionsFile, toBytes(JSON.stringify(revisions)));
  await output.compress(quality);
  return { areas: manifests.map(({ name }) => name), kept: revisions.length - 1 };
}

/** What only the release before needs: a deployment that returns to it brings these files. */
async function findSpareFiles(
  store: RegistryStore,
  revision: Revision,
  role: string,
  { before }: Targets,
): Promise<ReadonlySet<string>> {
  if (!before) return new Set();
  const path = beforeManifestPath(role);
  const own = await readManifest(store, revision, role);
  const earlier = await readManifest(store, revision, role, path);
  const names = Object.keys(earlier.files).filter((name) => !own.files[name]);
  return new Set([path, ...names.map((name) => `${role}/${name}`)]);
}

/** The copy of a composed build that becomes a deployment. */
function openDeployment(out: string) {
  const written = new Map<string, string>();
  const changed: string[] = [];
  return {
    write(path: string, content: Uint8Array): void {
      const file = join(out, path);
      written.set(path, integrityOf(content));
      if (existsSync(file) && readFileSync(file).equals(content)) return;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
      changed.push(file);
    },
    /** What was written below a folder: path → sha384. */
    written: (folder: string) =>
      Object.fromEntries([...written].filter(([path]) => path.startsWith(`${folder}/`))),
    /** A compressed copy of what was there before would be served in the place of a changed file. */
    compress: (quality: Quality) =>
      Promise.all(changed.map((file) => compressFile(file, null, quality))),
  };
}
