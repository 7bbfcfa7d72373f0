import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { compressFile } from './compress.ts';
import { type Built, type Group, makeGroup } from './groups.ts';
import type { ModuleList } from './module-list.ts';
import { type PageSettings, renderPage } from './page.ts';
import { resolveMap } from './resolve-map.ts';
import { assetsPath, type ResolvedMap } from './resolved-map.ts';

export type Composition = {
  readonly root: string;
  /** Where the deployable files go. */
  readonly dist: string;
  readonly list: ModuleList;
  readonly builds: readonly Built[];
  readonly boot: Built;
  readonly settings: PageSettings;
  /** Page name → the micro-frontends it shows. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
};

/** Puts all builds together into what a server serves: assets, the resolved map, one document per area. */
export async function compose(composition: Composition): Promise<ResolvedMap> {
  const { root, dist, list, builds, boot, settings, pages } = composition;
  const groups = Object.entries(list.groups).map(([name, specifiers]) =>
    makeGroup(name, specifiers, builds),
  );
  const map = resolveMap(builds, groups);
  const written = new Set<string>();
  const write = (path: string, content: string) => writeIfNew(join(dist, path), content, written);

  for (const built of [...builds, boot]) copyAssets(built, groups, join(dist, 'assets'), written);
  for (const { fileName, code } of groups) write(`assets/${fileName}`, code);

  write('import-map.json', JSON.stringify(map));
  const template = readFileSync(join(root, 'root-config/src/index.html'), 'utf8');
  for (const [page, modules] of Object.entries(pages)) {
    const present = modules.filter((name) => map.imports[name]);
    const parts = { template, map, boot: bootFile(boot), settings, modules: present };
    write(`pages/${page}.html`, renderPage(parts));
  }

  const cache = join(root, '.cache/compressed');
  await Promise.all([...written].map((file) => compressFile(file, cache)));
  removeStale(dist, written);
  return map;
}

function bootFile({ manifest }: Built) {
  const file = Object.values(manifest.modules)[0] ?? '';
  return { url: assetsPath + file, integrity: manifest.files[file]?.integrity ?? '' };
}

function copyAssets(
  { dir, manifest }: Built,
  groups: readonly Group[],
  assets: string,
  written: Set<string>,
) {
  mkdirSync(assets, { recursive: true });
  for (const file of Object.keys(manifest.files)) {
    if (groups.some(({ names }) => names.has(file))) continue;
    const target = join(assets, file);
    // Names are content-addressed, but a copy that someone tampered with must not survive a build.
    copyFileSync(join(dir, file), target);
    written.add(target);
  }
}

function writeIfNew(file: string, content: string, written: Set<string>) {
  mkdirSync(join(file, '..'), { recursive: true });
  if (!existsSync(file) || readFileSync(file, 'utf8') !== content) writeFileSync(file, content);
  written.add(file);
}

function removeStale(dist: string, written: ReadonlySet<string>) {
  for (const entry of readdirSync(dist, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    if (!written.has(file.replace(/\.(?:br|gz)$/, ''))) rmSync(file);
  }
}
