import { coverageKey } from './coverages.ts';
import { dependenceOf } from './dependents.ts';

/** The fields of an offered coverage that Request Quotes reads (B§3). */
export type OfferedCoverage = {
  readonly unique_name: string;
  readonly limits: readonly {
    readonly unique_name: string;
    readonly unit: string;
    readonly intervals: readonly number[];
  }[];
};

/** B§9: the limits that are shown for business personal property and cannot be chosen. In cents. */
export const fixedPropertyLimits: readonly number[] = [
  100_000_000, 200_000_000, 300_000_000, 400_000_000, 500_000_000,
];

/** Whether an admin can request this coverage alone. A bundled coverage comes with another one. */
export const isRequestable = ({ unique_name }: OfferedCoverage): boolean =>
  dependenceOf(unique_name)?.kind !== 'bundled';

/** The limits of a coverage that an admin may choose (B§5): none of business personal property. */
export const selectableLimits = (coverage: OfferedCoverage): OfferedCoverage['limits'] =>
  coverageKey(coverage.unique_name) === 'bpp'
    ? []
    : coverage.limits.filter(({ intervals }) => intervals.length > 1);

/** The values that were chosen, by the limit's name. */
export type ChosenLimits = Readonly<Record<string, readonly number[]>>;

/** Whether the coverage can't be requested yet, because a limit must be chosen first (B§5). */
export const lacksLimit = (coverage: OfferedCoverage, chosen: ChosenLimits): boolean => {
  const limits = selectableLimits(coverage);
  return limits.length > 0 && limits.every(({ unique_name }) => !chosen[unique_name]?.length);
};

/**
 * Returns every combination of the chosen values, one value for each limit; a single empty combination if nothing can
 * be chosen.
 */
export function limitCombinations(
  coverage: OfferedCoverage,
  chosen: ChosenLimits,
): Readonly<Record<string, number>>[] {
  let combinations: Record<string, number>[] = [{}];
  for (const { unique_name } of selectableLimits(coverage)) {
    const values = [...(chosen[unique_name] ?? [])].sort((a, b) => a - b);
    if (values.length === 0) continue;
    combinations = combinations.flatMap((combination) =>
      values.map((value) => ({ ...combination, [unique_name]: value })),
    );
  }
  return combinations;
}
