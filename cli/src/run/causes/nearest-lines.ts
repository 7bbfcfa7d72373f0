/** The likeness of two texts that are the same. */
const most = 2;

/** How many found lines are shown. The rest is only counted. */
const maxLines = 12;

/** Returns the page's lines, most similar to the wanted ones first. */
export function nearestLines(
  wanted: readonly string[],
  lines: readonly string[],
  none: string,
): readonly string[] {
  if (lines.length === 0) return [none];
  const targets = wanted.map((text) => traitsOf(namedIn(text)));
  const rank = (line: string) => {
    if (wanted.some((text) => /\d/.test(text) && withoutDigits(text) === withoutDigits(line)))
      return most;
    const traits = traitsOf(namedIn(line));
    return Math.max(0, ...targets.map((target) => likeness(target, traits)));
  };
  const ranked = lines
    .map((line, index) => ({ line, index, rank: rank(line) }))
    .sort((one, other) => other.rank - one.rank || one.index - other.index)
    .map(({ line }) => line);
  const shown = [...new Set(ranked)];
  if (shown.length <= maxLines) return shown;
  return [...shown.slice(0, maxLines), `and ${shown.length - maxLines} more`];
}

/** A number that differs is most like what was wanted: "5%" where "4%" was expected. */
const withoutDigits = (text: string) => text.replaceAll(/\d/g, '0');

/** What a line is about: the name in quotes, as in `button "Buy Now"`, or all of it. */
const namedIn = (line: string) => /(?:^|\s)(["'])(.+)\1(?!\S)/.exec(line)?.[2] ?? line;

type Traits = { readonly words: ReadonlySet<string>; readonly pairs: ReadonlySet<string> };

function traitsOf(text: string): Traits {
  const words = text.toLowerCase().match(/[\p{L}\p{N}$.,%]+/gu) ?? [];
  const pairs = words.flatMap((word) =>
    Array.from({ length: Math.max(1, word.length - 1) }, (_, at) => word.slice(at, at + 2)),
  );
  return { words: new Set(words), pairs: new Set(pairs) };
}

/** Returns how similar two texts are: by their words, and by pairs of letters if a word is misspelled. */
const likeness = (one: Traits, other: Traits) =>
  shared(one.words, other.words) + shared(one.pairs, other.pairs);

/** Returns the share of items that two sets have in common. */
function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0;
  const common = [...one].filter((item) => other.has(item)).length;
  return common / Math.max(one.size, other.size);
}
