import { mkdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file beside its place and moves it there, so that there is never half of one. */
export function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const stats = statSync(file, { throwIfNoEntry: false });
  // A device or a pipe takes what it is given, and a file in its place would be something else.
  if (stats && !stats.isFile()) writeFileSync(file, text);
  // A link stays one: the file that it leads to is replaced.
  else moveThere(stats ? realpathSync(file) : file, text);
}

function moveThere(file: string, text: string): void {
  const part = `${file}.${process.pid}`;
  try {
    writeFileSync(part, text);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}
