import { type CoverageName, isCoverageName } from '../content/names.ts';
import { rating } from '../content/rating.ts';

/** Returns the coverages that go away with this one: bundled ones and add-ons (rating.md §7). */
export function dependentsOf(coverage: CoverageName): CoverageName[] {
  return rating.dependents
    .filter(({ parent }) => parent === coverage)
    .map((row) => row.coverage)
    .filter(isCoverageName);
}

/** The coverage that this one needs, or null. */
export function parentOf(coverage: CoverageName): CoverageName | null {
  return rating.dependents.find((row) => row.coverage === coverage)?.parent ?? null;
}
