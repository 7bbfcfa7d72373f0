import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The folders with the command's sources, relative to the root of the repository. */
const folders = ['cli/src', 'cli/bin', 'mfe', 'root-config/src', 'shared'];
const skipped = new Set([
  'node_modules',
  'dist',
  'build',
  'vendors',
  'styles',
  'gallery',
  '.cache',
]);

/**
 * Returns a hash of the command's sources, from their paths, sizes and times: about a thousand files in 10 ms. Reading
 * their contents would take longer than the command.
 */
export function sourceStamp(root, cwd) {
  const hash = createHash('sha1').update(process.versions.node);
  for (const folder of folders) walk(`${root}/${folder}`, hash);
  const own = areaAround(cwd);
  if (own) walk(own, hash);
  const lock = statSync(`${root}/package-lock.json`);
  return hash.update(`${lock.size}:${lock.mtimeMs}`).digest('hex').slice(0, 16);
}

/** Returns a hash of an area's sources and of what else it is bundled with. */
export function areaStamp(folder, salt) {
  const hash = createHash('sha1').update(`${process.versions.node} ${salt}`);
  walk(folder, hash);
  return hash.digest('hex').slice(0, 16);
}

/** Returns the folder of the area that the command runs in, which may be anywhere; null if there is none. */
export function areaAround(folder) {
  const file = `${folder}/package.json`;
  if (existsSync(file) && readFileSync(file, 'utf8').includes('"@fairlead/mfe-')) return folder;
  const above = dirname(folder);
  return above === folder ? null : areaAround(above);
}

function walk(folder, hash) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!skipped.has(entry.name)) walk(path, hash);
    } else if (/\.(tsx?|mjs|js|json)$/.test(entry.name) && !entry.name.includes('.test.')) {
      // An editor's lock is a link that leads nowhere, and its temporary file may be gone by now.
      const stats = statSync(path, { throwIfNoEntry: false });
      if (stats) hash.update(`${path}:${stats.size}:${stats.mtimeMs};`);
    }
  }
}
