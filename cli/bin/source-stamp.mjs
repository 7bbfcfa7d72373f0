import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';

/** The folders with the command's sources, relative to the root of the repository. */
const folders = ['cli/src', 'cli/bin', 'mfe', 'root-config/src', 'shared'];
const skipped = new Set(['node_modules', 'dist', 'build', 'vendors', 'styles', 'gallery']);

/**
 * Returns a hash of the command's sources, from their paths, sizes and times: about a thousand files in 10 ms. Reading
 * their contents would take longer than the command.
 */
export function sourceStamp(root) {
  const hash = createHash('sha1').update(process.versions.node);
  for (const folder of folders) walk(`${root}/${folder}`, hash);
  const lock = statSync(`${root}/package-lock.json`);
  return hash.update(`${lock.size}:${lock.mtimeMs}`).digest('hex').slice(0, 16);
}

function walk(folder, hash) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!skipped.has(entry.name)) walk(path, hash);
    } else if (/\.(tsx?|mjs|js|json)$/.test(entry.name) && !entry.name.includes('.test.')) {
      const { size, mtimeMs } = statSync(path);
      hash.update(`${path}:${size}:${mtimeMs};`);
    }
  }
}
