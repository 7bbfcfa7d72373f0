import { realpathSync, statSync } from 'node:fs';
import { resolve, sep } from 'node:path';

export type PlaceInFile = { readonly file: string; readonly line: string; readonly column: string };

/**
 * Returns a place (`file:line:column`, relative to the folder) whose file is in the folder, with its real path. Null for
 * anything else, also for a link that leads out of the folder.
 */
export function placeWithin(folder: string, place: string): PlaceInFile | null {
  const {
    file = '',
    line = '',
    column = '',
  } = /^(?<file>[^\0]+):(?<line>\d{1,7}):(?<column>\d{1,7})$/.exec(place)?.groups ?? {};
  if (!file) return null;
  const real = realFile(resolve(folder, file));
  return real?.startsWith(realpathSync(folder) + sep) ? { file: real, line, column } : null;
}

/** The path of a file without links; null if there is no such file. */
function realFile(path: string): string | null {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return null;
  return realpathSync(path);
}
