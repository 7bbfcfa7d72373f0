/** How many equal lines are shown before the first difference and after the last. */
const context = 2;

/** Returns a function that leaves out the lines with which both texts begin and end, and counts them. */
export function differentLines(
  one: readonly string[],
  other: readonly string[],
): (lines: readonly string[]) => readonly string[] {
  const atStart = equalLines(one, other);
  // A line that only one text repeats is equal at the start and at the end, but counts once.
  const rest = Math.min(one.length, other.length) - atStart;
  const atEnd = Math.min(rest, equalLines(one.toReversed(), other.toReversed()));
  const before = Math.max(0, atStart - context);
  const after = Math.max(0, atEnd - context);
  return (lines) => [
    ...count(before),
    ...lines.slice(before, lines.length - after),
    ...count(after),
  ];
}

const count = (equal: number) =>
  equal === 0 ? [] : [`… ${equal} equal ${equal === 1 ? 'line' : 'lines'}`];

function equalLines(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((line, index) => line !== other[index]);
  return at < 0 ? one.length : at;
}
