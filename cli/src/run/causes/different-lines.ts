import { diff } from '../../diff.ts';

/** How many equal lines are shown before the first difference and after the last. */
const context = 2;

type Sides = { readonly expected: readonly string[]; readonly found: readonly string[] };

/** Marks the lines in which two texts differ, and leaves out and counts those with which both begin and end. */
export function differentLines(expected: readonly string[], found: readonly string[]): Sides {
  const lines = diff(expected, found);
  const first = lines.findIndex(isDifferent);
  const last = lines.findLastIndex(isDifferent);
  const before = Math.max(0, first - context);
  const after = Math.max(0, lines.length - 1 - last - context);
  const shown = lines.slice(before, lines.length - after);
  const side = (own: string) => [
    ...count(before),
    ...shown.flatMap((line) => (line.startsWith(own) ? mark(line) : isDifferent(line) ? [] : line)),
    ...count(after),
  ];
  return { expected: side('-'), found: side('+') };
}

const isDifferent = (line: string) => !line.startsWith(' ');
const mark = (line: string) => `≠ ${line.slice(2)}`;

const count = (equal: number) =>
  equal === 0 ? [] : [`… ${equal} equal ${equal === 1 ? 'line' : 'lines'}`];
