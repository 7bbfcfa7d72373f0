import {
  copyFileSync,
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { bundleForNode } from './bundle-for-node.ts';
import { nodeFolders } from './public-packages.ts';
import { type PackageManifest, publishedManifest } from './published-manifest.ts';
import { stageElements } from './stage-elements.ts';

type Folders = {
  readonly root: string;
  /** What the compiler wrote, with the paths of the sources. */
  readonly emitted: string;
  /** Where the package is put together. */
  readonly staged: string;
};

/** Puts a package together as it is published: compiled files, style sheets, README, license. */
export async function stagePackage(
  folder: string,
  { root, emitted, staged }: Folders,
): Promise<void> {
  const from = join(root, folder);
  const manifest: PackageManifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
  rmSync(staged, { recursive: true, force: true });
  mkdirSync(staged, { recursive: true });
  const isForNode = nodeFolders.has(folder);
  const compiled = isForNode ? '**/*.d.ts' : '**/*.{js,d.ts}';
  const unpublished = manifest.fairlead?.unpublished ?? [];
  copyAll(compiled, join(emitted, folder), staged);
  copyAll('src/**/*.{css,js,d.ts}', from, staged);
  for (const name of unpublished) rmSync(join(staged, name), { recursive: true, force: true });
  if (isForNode) await bundleForNode(from, staged);
  if (manifest.customElements) stageElements(from, staged);
  const published = publishedManifest(manifest, readdirSync(staged).sort());
  writeFileSync(join(staged, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  cpSync(join(from, 'README.md'), join(staged, 'README.md'));
  cpSync(join(root, 'LICENSE'), join(staged, 'LICENSE'));
}

function copyAll(pattern: string, from: string, to: string): void {
  for (const file of globSync(pattern, { cwd: from })) {
    if (isForTests(file)) continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    // Declarations name sources, which are not there any more.
    if (file.endsWith('.d.ts')) writeFileSync(join(to, file), withoutSources(join(from, file)));
    else copyFileSync(join(from, file), join(to, file));
  }
}

const isForTests = (file: string) => /\.test(-d)?\.|(^|\/)(testing|test-kit)\b/.test(file);

const withoutSources = (file: string) =>
  readFileSync(file, 'utf8').replaceAll(
    /((?:from|import|import\()\s*(["'])\.[^"']*)\.tsx?\2/g,
    '$1.js$2',
  );
