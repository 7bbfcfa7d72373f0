import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of this clone: the folder with scenarios/ and mfe/. */
export const repository = findRoot(dirname(fileURLToPath(import.meta.url)));

function findRoot(from: string): string {
  if (existsSync(join(from, 'package-lock.json')) && existsSync(join(from, 'cli'))) return from;
  const above = dirname(from);
  if (above === from) throw new Error('The fairlead command runs inside a clone of its repository');
  return findRoot(above);
}
