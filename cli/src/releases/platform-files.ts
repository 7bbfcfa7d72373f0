import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { DeployedMap } from '@fairlead/build';
import { platformRole } from '@fairlead/registry';
import { UsageError } from '../usage-error.ts';

/** The files of a composed build that its import map names. */
export function platformFiles(dist: string) {
  const file = join(dist, 'import-map.json');
  if (!existsSync(file))
    throw new UsageError(
      `There is no composed build in ${dist}: it has no import-map.json. \`npm run build -- --production\` makes one.`,
    );
  const read = (name: string) => Uint8Array.from(readFileSync(join(dist, name)));
  const { integrity, revision } = readMap(file);
  const names = Object.keys(integrity).map((url) => url.slice(1));
  const files = Object.fromEntries(names.map((name) => [basename(name), read(name)]));
  const all = { 'import-map.json': read('import-map.json'), ...files };
  return { area: platformRole, role: platformRole, version: revision, files: all };
}

function readMap(file: string): DeployedMap {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new UsageError(`${file} is no JSON. Build again: npm run build -- --production.`);
  }
}
