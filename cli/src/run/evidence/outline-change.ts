import type { OutlineChange } from '../terms/evidence.ts';

/** Returns what a step changed in an outline, without the same first and last lines. */
export function outlineChange(before: readonly string[], after: readonly string[]): OutlineChange {
  const shorter = Math.min(before.length, after.length);
  let first = 0;
  while (first < shorter && before[first] === after[first]) first += 1;
  let last = 0;
  while (last < shorter - first && before.at(-1 - last) === after.at(-1 - last)) last += 1;
  return { first, last, between: after.slice(first, after.length - last) };
}

/** Returns the outline after a change. */
export const changedOutline = (
  before: readonly string[],
  { first, last, between }: OutlineChange,
): readonly string[] => [
  ...before.slice(0, first),
  ...between,
  ...before.slice(before.length - last),
];
