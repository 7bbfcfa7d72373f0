import { type CoverageName, isCoverageName } from '../content/names.ts';
import { rating } from '../content/rating.ts';

/** Returns the name of a coverage or sub-coverage in responses: in New York, its variant (rating.md §7). */
export function wireName(name: string, state: string | undefined): string {
  const { state: variantState, names } = rating.new_york_variants;
  return state === variantState ? (names[name] ?? name) : name;
}

/**
 * Returns the coverage for a name in a request, including variants and aliases; null for sub-coverages and unknown
 * names.
 */
export function coverageOf(name: string): CoverageName | null {
  const { names } = rating.new_york_variants;
  const base = Object.keys(names).find((key) => names[key] === name) ?? name;
  if (isCoverageName(base)) return base;
  const aliased = Object.entries(rating.coverages).find(([, row]) => row.aliases?.includes(base));
  return aliased && isCoverageName(aliased[0]) ? aliased[0] : null;
}
