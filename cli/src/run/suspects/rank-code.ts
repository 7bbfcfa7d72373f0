import type { CountedRange, ScriptCoverage } from '../terms/coverage.ts';

/** One scenario's part of the comparison. */
export type Played = { readonly hasFailed: boolean; readonly scripts: readonly ScriptCoverage[] };

/** How many scenarios did the same with a part of the code: ran it, or left it out of a function that they ran. */
type Tally = { readonly failed: number; readonly passed: number };

export type RankedCode = Tally & {
  readonly url: string;
  /** Where the part begins, in characters of the script. */
  readonly offset: number;
  readonly isLeftOut: boolean;
  /** From 0 to 1: 1 if all that failed did it, and none that passed (the coefficient of Ochiai). */
  readonly score: number;
};

/** What one scenario did with a part of a script, if its function ran at all. */
type Use = 'ran' | 'left out' | undefined;

/**
 * Ranks the parts of the code by how well they tell the scenarios that failed from those that passed, the best first:
 * spectrum-based fault localization (Abreu et al., "On the Accuracy of Spectrum-based Fault Localization", 2007). A part
 * that none of those that failed ran has the score 0.
 */
export function rankCode(played: readonly Played[]): readonly RankedCode[] {
  const failures = played.filter(({ hasFailed }) => hasFailed).length;
  const urls = new Set(played.flatMap(({ scripts }) => scripts.map(({ url }) => url)));
  const ranked = [...urls].flatMap((url) => rankScript(url, played, failures));
  return ranked.sort((one, other) => other.score - one.score);
}

function rankScript(url: string, played: readonly Played[], failures: number): RankedCode[] {
  const all = played.flatMap(({ hasFailed, scripts }) =>
    scripts.filter((one) => one.url === url).map((script) => ({ hasFailed, script })),
  );
  const bounds = boundsOf(all.map(({ script }) => script));
  const placeOf = new Map(bounds.map((bound, place) => [bound, place]));
  const count = () => bounds.map(() => ({ failed: 0, passed: 0 }));
  const ran = count();
  const leftOut = count();
  for (const { hasFailed, script } of all) {
    const verdict = hasFailed ? 'failed' : 'passed';
    usesIn(script, bounds, placeOf).forEach((use, place) => {
      const tally = use && (use === 'ran' ? ran : leftOut)[place];
      if (tally) tally[verdict] += 1;
    });
  }
  return bounds.flatMap((offset, place) =>
    [ran, leftOut].flatMap((tallies) => {
      const tally = tallies[place];
      const score = tally ? ochiai(tally, failures) : 0;
      const isRan = tallies === ran;
      return tally && (isRan || score > 0)
        ? [{ url, offset, isLeftOut: !isRan, score, ...tally }]
        : [];
    }),
  );
}

/** Where parts begin or end in any of the scenarios, in order. */
function boundsOf(scripts: readonly ScriptCoverage[]): readonly number[] {
  const bounds = new Set<number>();
  for (const { functions } of scripts)
    for (const { ranges } of functions)
      for (const { startOffset, endOffset } of ranges) bounds.add(startOffset).add(endOffset);
  return [...bounds].sort((one, other) => one - other);
}

/** What a scenario did with each part. An inner range counts for its part, not the one around it. */
function usesIn(
  { functions }: ScriptCoverage,
  bounds: readonly number[],
  placeOf: ReadonlyMap<number, number>,
): readonly Use[] {
  const uses: Use[] = bounds.map(() => undefined);
  const ranges = functions.flatMap((one) => one.ranges.map((range, index) => ({ range, index })));
  for (const { range, index } of ranges.sort((one, other) => outerFirst(one.range, other.range))) {
    const isWhole = index === 0;
    const use: Use = range.count > 0 ? 'ran' : isWhole ? undefined : 'left out';
    uses.fill(use, placeOf.get(range.startOffset), placeOf.get(range.endOffset));
  }
  return uses;
}

const outerFirst = (one: CountedRange, other: CountedRange) =>
  one.startOffset - other.startOffset || other.endOffset - one.endOffset;

const ochiai = ({ failed, passed }: Tally, failures: number) =>
  failed === 0 ? 0 : failed / Math.sqrt(failures * (failed + passed));
