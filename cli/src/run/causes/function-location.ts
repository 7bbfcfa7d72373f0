import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locationsIn } from './source-location.ts';

/**
 * Returns the product's source line of a function in the bundle that is running. Undefined if there is no bundle, or if
 * the function's text is in it more than once.
 */
export function locationOfFunction(text: string, folder = import.meta.dirname): string | undefined {
  const [only, ...others] = locationsOfFunction(text, folder);
  return others.length === 0 ? only : undefined;
}

/** Returns the source lines of all functions with this text in the bundle that is running. */
export const locationsOfFunction = (text: string, folder = import.meta.dirname) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .flatMap((name) => positionsOf(text, join(folder, name)))
    .flatMap((position) => locationsIn(`at (${position})`)[0] ?? []);

/** Returns where a text begins in a file, each time as a stack names it: `file:///…:1:1`. */
function positionsOf(text: string, file: string): readonly string[] {
  const parts = readFileSync(file, 'utf8').split(text);
  let before = '';
  return parts.slice(0, -1).map((part) => {
    before += part;
    const lines = before.split('\n');
    before += text;
    return `file://${file}:${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
  });
}
