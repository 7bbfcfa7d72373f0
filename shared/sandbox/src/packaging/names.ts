import { type CoverageName, isCoverageName } from '../content/names.ts';
import { rating } from '../content/rating.ts';

/** The name a coverage or sub-coverage has on the wire: its New York variant in that state (rating.md §7). */
export function wireName(name: string, state: string | undefined): string {
  const { state: variantState, names } = rating.new_york_variants;
  return state === variantState ? (names[name] ?? name) : name;
}

/** The coverage that a wire name means: variants and aliases included, null for sub-coverages and unknown names. */
export function coverageOf(name: string): CoverageName | null {
  const { names } = rating.new_york_variants;
  const base = Object.keys(names).find((key) => names[key] === name) ?? name;
  if (isCoverageName(base)) return base;
  const aliased = Object.entries(rating.coverages).find(([, row]) => row.aliases?.includes(base));
  return aliased && isCoverageName(aliased[0]) ? aliased[0] : null;
}
