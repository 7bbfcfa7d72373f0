import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { repository } from '../../repository.ts';

/** A position in a file: both numbers from 1, like in a stack. */
export type Position = { readonly file: string; readonly row: number; readonly column: number };

/** The folders that builds write to. Their source maps are beside the files, and aren't deployed. */
const folders = ['{mfe,shared}/*/dist', 'root-config/dist'];
const served = 'dist/sandbox/assets';
const opening = /^System\.register\("([^"]+)",/;

/**
 * Returns the position in a build's own file for one in the file that the app's server serves, or null. Names contain a
 * hash of the content, so a build that isn't the served one is not found.
 */
export function builtPosition({ file: path, row, column }: Position): Position | null {
  const name = basename(path);
  const own = builtFile(name);
  return own ? { file: own, row, column } : memberPosition(name, row, column);
}

function builtFile(name: string): string | null {
  const found = folders.flatMap((folder) => globSync(`${folder}/${name}`, { cwd: repository }));
  return found[0] ? join(repository, found[0]) : null;
}

/** Several modules may travel in one file, each registered by its name. */
function memberPosition(name: string, row: number, column: number): Position | null {
  const group = join(repository, served, name);
  if (!existsSync(group)) return null;
  const lines = readFileSync(group, 'utf8').split('\n').slice(0, row);
  const first = lines.findLastIndex((line) => opening.test(line));
  const member = opening.exec(lines[first] ?? '')?.[1];
  const file = member === undefined ? null : builtFile(`${member}.js`);
  if (member === undefined || !file) return null;
  const inserted = first + 1 === row ? `"${member}",`.length : 0;
  return { file, row: row - first, column: column - inserted };
}
