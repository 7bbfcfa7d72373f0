import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';
import { template } from './template.ts';

/** Makes the folder of a new area from the template: the area `claims`, under another name. */
export function createArea(name: string, parent: string, json: boolean, io: Io): void {
  if (!/^[a-z]+$/.test(name))
    throw new UsageError(`${name} is no name of an area: use lowercase letters only.`);
  const folder = resolve(io.cwd, parent, name);
  if (!template) throw new Error('The template of areas is missing. Install the command again.');
  if (existsSync(folder)) throw new UsageError(`${relative(io.cwd, folder)} exists already.`);
  const { length } = template;
  cpSync(template, folder, {
    recursive: true,
    filter: (file) => !/\/(node_modules|dist)(\/|$)/.test(file.slice(length)),
  });
  // npm leaves such a file out of packages, so the template has none.
  writeFileSync(join(folder, '.gitignore'), 'node_modules/\ndist/\n.cache/\n');
  const packed = join(folder, 'area.package.json');
  if (existsSync(packed)) renameSync(packed, join(folder, 'package.json'));
  rename(folder, name);
  if (isIn(folder, 'import-map.json')) withoutOwnCommand(join(folder, 'package.json'));
  if (json) {
    const files = filesIn(folder);
    io.out(`${JSON.stringify({ area: name, folder, files }, null, 2)}\n`);
    return;
  }
  io.out(
    `Made ${relative(io.cwd, folder)}. Next: cd ${relative(io.cwd, folder)}, npm install, npm test.\n`,
  );
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

/** In the repository, the command is the repository's. */
function withoutOwnCommand(file: string): void {
  const { devDependencies, ...manifest } = JSON.parse(readFileSync(file, 'utf8'));
  const { fairlead: _, ...others } = devDependencies;
  writeFileSync(file, `${JSON.stringify({ ...manifest, devDependencies: others }, null, 2)}\n`);
}

/** Gives files and their texts the area's name. Deepest first, because a folder may be renamed, too. */
function rename(folder: string, name: string): void {
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) rename(path, name);
    else {
      const text = readFileSync(path, 'utf8');
      writeFileSync(path, text.replaceAll('claims', name).replaceAll('Claims', title));
    }
    renameSync(path, join(folder, entry.name.replaceAll('claims', name)));
  }
}
