import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areaAround } from './area-folders.ts';

/** The root of this clone, with scenarios/ and mfe/. Outside of one, the folder of the area that the command runs in. */
export const repository =
  cloneAround(dirname(fileURLToPath(import.meta.url))) ??
  areaAround(process.cwd())?.folder ??
  process.cwd();

function cloneAround(folder: string): string | null {
  if (existsSync(join(folder, 'import-map.json')) && existsSync(join(folder, 'cli'))) return folder;
  const above = dirname(folder);
  return above === folder ? null : cloneAround(above);
}
