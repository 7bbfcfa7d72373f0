import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { locationsIn } from '../causes/source-location.ts';
import type { RankedCode } from './rank-code.ts';

/** A line of the product: its file from the root of the repository, and its number from 1. */
export type Place = { readonly file: string; readonly line: number };

/** Returns the product's line of a part of a script; undefined for the command's own code. */
export function placeOf({ url, offset }: Pick<RankedCode, 'url' | 'offset'>): Place | undefined {
  const starts = lineStartsOf(url);
  let [row, after] = [0, starts.length];
  while (after - row > 1) {
    const middle = (row + after) >> 1;
    if ((starts[middle] ?? 0) <= offset) row = middle;
    else after = middle;
  }
  const [at] = locationsIn(`at ${url}:${row + 1}:${offset - (starts[row] ?? 0) + 1}`);
  const [, file, line] = /^(.+):(\d+)$/.exec(at ?? '') ?? [];
  return file ? { file, line: Number(line) } : undefined;
}

const known = new Map<string, readonly number[]>();

/** Where the lines of a script begin, in characters. Read once, because thousands of parts are looked up. */
function lineStartsOf(url: string): readonly number[] {
  const starts = known.get(url) ?? [
    0,
    ...[...readFileSync(fileURLToPath(url), 'utf8').matchAll(/\n/g)].map(({ index }) => index + 1),
  ];
  known.set(url, starts);
  return starts;
}
