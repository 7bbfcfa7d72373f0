import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areaAround } from './area-folders.ts';

const clone = cloneAround(dirname(fileURLToPath(import.meta.url)));

/** Whether the command is a clone's, rather than installed for an area in a repository of its own. */
export const isClone = clone !== null;

/** The root of this clone, with scenarios/ and mfe/. Outside of one, the folder of the area that the command runs in. */
export const repository = clone ?? areaAround(process.cwd())?.folder ?? process.cwd();

function cloneAround(folder: string): string | null {
  if (existsSync(join(folder, 'import-map.json')) && existsSync(join(folder, 'cli'))) return folder;
  const above = dirname(folder);
  return above === folder ? null : cloneAround(above);
}
