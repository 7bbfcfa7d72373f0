import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { areaNameRule, isAreaName } from '@fairlead/domain/area-name';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';
import { packedIn, withPacked } from './packed-dependencies.ts';
import { renamed } from './renamed.ts';
import { template } from './template.ts';

type Flags = {
  readonly into: string;
  /** Where the tarballs of our packages are; absent if a registry has them. */
  readonly packages?: string;
  readonly json: boolean;
};

/** Makes the folder of a new area from the template: the area `claims`, under another name. */
export function createArea(name: string, { into, packages, json }: Flags, io: Io): void {
  if (!isAreaName(name)) throw new UsageError(`${name} is no name of an area. ${areaNameRule}.`);
  const folder = resolve(io.cwd, into, name);
  if (!template) throw new Error('The template of areas is missing. Install the command again.');
  const isInRepository = isIn(folder, 'import-map.json');
  if (packages !== undefined && isInRepository)
    throw new UsageError(
      'In a clone of the repository, an area uses its packages: leave --packages out.',
    );
  if (existsSync(folder)) throw new UsageError(`${relative(io.cwd, folder)} exists already.`);
  // Before anything is written.
  const own = packages === undefined ? null : packedIn(resolve(io.cwd, packages), folder);
  const manifest = join(folder, 'package.json');
  try {
    copyTemplate(template, folder, name);
    if (isInRepository) change(manifest, withoutOwnCommand);
    if (own) change(manifest, (read) => withPacked(read, own));
  } catch (error) {
    // Half an area would be in the way of the next try.
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  if (json) {
    const files = filesIn(folder);
    io.out(`${JSON.stringify({ area: name, folder, files }, null, 2)}\n`);
    return;
  }
  const made = relative(io.cwd, folder);
  io.out(`Made ${made}. Next: cd ${made}, npm install, npm test.\n`);
  if (!isInRepository && !own)
    io.out(
      'The packages must be in a registry for that. If they are tarballs in a folder: npm install <folder>/*.tgz, or make the area with --packages <folder>.\n',
    );
}

function copyTemplate(from: string, folder: string, name: string): void {
  cpSync(from, folder, {
    recursive: true,
    filter: (file) => !/\/(node_modules|dist)(\/|$)/.test(file.slice(from.length)),
  });
  // npm leaves such a file out of packages, so the template has none.
  writeFileSync(
    join(folder, '.gitignore'),
    // The team's secret keys are in .fairlead.
    'node_modules/\ndist/\n.cache/\n.fairlead/\nreports/\n',
  );
  const packed = join(folder, 'area.package.json');
  if (existsSync(packed)) renameSync(packed, join(folder, 'package.json'));
  rename(folder, name);
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();

/** Whether a folder above has this file. */
function isIn(folder: string, file: string): boolean {
  const above = dirname(folder);
  return existsSync(join(above, file)) || (above !== folder && isIn(above, file));
}

type Manifest = Parameters<typeof withPacked>[0] & {
  readonly scripts: Readonly<Record<string, string>>;
};

/** In the repository, the command is the repository's, which only npx finds from an area's folder. */
function withoutOwnCommand(manifest: Manifest): Manifest {
  const { fairlead: _, ...devDependencies } = manifest.devDependencies;
  const scripts = Object.entries(manifest.scripts).map(([name, script]) => [
    name,
    script.replaceAll('fairlead ', 'npx fairlead '),
  ]);
  return { ...manifest, devDependencies, scripts: Object.fromEntries(scripts) };
}

function change(file: string, changed: (manifest: Manifest) => Manifest): void {
  const manifest = changed(JSON.parse(readFileSync(file, 'utf8')));
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Gives files and their texts the area's name. Deepest first, because a folder may be renamed, too. */
function rename(folder: string, name: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) rename(path, name);
    else {
      const text = readFileSync(path, 'utf8');
      writeFileSync(path, renamed(text, name, { isCode: /\.tsx?$/.test(entry.name) }));
    }
    renameSync(path, join(folder, entry.name.replaceAll('claims', name)));
  }
}
