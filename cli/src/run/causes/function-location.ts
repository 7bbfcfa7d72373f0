import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locationsIn } from './source-location.ts';

/**
 * Returns the product's source line of a function in the bundle that is running. Undefined if there is no bundle, or if
 * the function's text is in it more than once.
 */
export function locationOfFunction(text: string, folder = import.meta.dirname): string | undefined {
  const found = readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .flatMap((name) => positionsOf(text, join(folder, name)));
  const [only, ...others] = found;
  return others.length === 0 ? only && locationsIn(`at (${only})`)[0] : undefined;
}

/** Returns where a text begins in a file, as a stack names it: `file:///…:1:1`. */
function positionsOf(text: string, file: string): readonly string[] {
  const [before = '', ...rest] = readFileSync(file, 'utf8').split(text);
  if (rest.length === 0) return [];
  const lines = before.split('\n');
  const at = `file://${file}:${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
  return rest.map(() => at);
}
