/** How many found lines are shown. The rest is only counted. */
const mostLines = 12;

/** Returns the page's lines, most similar to the wanted ones first. */
export function nearestLines(
  wanted: readonly string[],
  lines: readonly string[],
  none: string,
): readonly string[] {
  if (lines.length === 0) return [none];
  const targets = wanted.map(wordsOf);
  const rank = (line: string) => {
    const words = wordsOf(line);
    return Math.max(0, ...targets.map((target) => likeness(target, words)));
  };
  const ranked = lines
    .map((line, index) => ({ line, index, rank: rank(line) }))
    .sort((one, other) => other.rank - one.rank || one.index - other.index)
    .map(({ line }) => line);
  const shown = [...new Set(ranked)];
  if (shown.length <= mostLines) return shown;
  return [...shown.slice(0, mostLines), `and ${shown.length - mostLines} more`];
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}$.,%]+/gu) ?? []);

/** Returns the share of words that two texts have in common. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0;
  const common = [...one].filter((word) => other.has(word)).length;
  return common / Math.max(one.size, other.size);
}
