import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The scripts and styles of a deployment → their bytes as they travel, in brotli. */
export function weighAssets(dist: string): ReadonlyMap<string, number> {
  const folder = join(dist, 'assets');
  const files = readdirSync(folder).filter((file) => /\.(js|css)$/.test(file));
  return new Map(files.map((file) => [file, readFileSync(join(folder, `${file}.br`)).length]));
}
