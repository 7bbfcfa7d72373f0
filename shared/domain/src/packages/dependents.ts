import { coverageKey } from './coverages.ts';

/** How a coverage depends on another: it is included with it, or can only be added to it (B§5). */
type Dependence = 'bundled' | 'add-on';

const parents: Readonly<Record<string, { readonly parent: string; readonly kind: Dependence }>> = {
  bii: { parent: 'bpp', kind: 'bundled' },
  cyber_first_party: { parent: 'cyber', kind: 'bundled' },
  cyber_third_party: { parent: 'cyber', kind: 'bundled' },
  ebl: { parent: 'gl', kind: 'add-on' },
  media: { parent: 'eao', kind: 'add-on' },
  crime: { parent: 'dao', kind: 'add-on' },
};

/** Returns what a coverage depends on, by family; null for one without a dependency. */
export const dependenceOf = (uniqueName: string) => parents[coverageKey(uniqueName)] ?? null;

/** Returns the coverages that go away with this one. */
export function dependentsAmong(uniqueName: string, present: readonly string[]): string[] {
  const family = coverageKey(uniqueName);
  return present.filter((other) => dependenceOf(other)?.parent === family);
}

/** Returns the family of the coverage that must come before this one, or null if none is missing. */
export function missingParent(uniqueName: string, present: readonly string[]): string | null {
  const parent = dependenceOf(uniqueName)?.parent;
  if (!parent) return null;
  return present.some((other) => coverageKey(other) === parent) ? null : parent;
}
