import { keysOf } from '@fairlead/domain';
import { coverageFeatures } from '../content/coverage-features.ts';
import type { CoverageName } from '../content/names.ts';
import { rating } from '../content/rating.ts';
import { ChoiceError } from '../rating/index.ts';
import { isLocationName } from './locations.ts';
import { coverageOf } from './names.ts';

/**
 * The values of a customization or coverage request, by name (B§7): true or false for a coverage, feature or location,
 * the value of a limit or out-of-pocket. Several values request the best of them: the highest limit, the lowest
 * out-of-pocket.
 */
export type CoverageParameters = Readonly<Record<string, boolean | number | readonly number[]>>;

/** One parameter with the part of the rating it names. */
export type Parameter =
  | { part: 'coverage'; coverage: CoverageName; wanted: boolean }
  | { part: 'limit' | 'out_of_pocket'; coverage: CoverageName; name: string; value: number }
  | { part: 'feature'; name: string; wanted: boolean }
  | { part: 'location'; name: string; wanted: boolean };

/** Parses the parameters. Throws a ChoiceError for a name or a kind of value that no coverage has. */
export function readParameters(parameters: CoverageParameters): Parameter[] {
  return Object.entries(parameters).flatMap(([name, value]) => {
    const read =
      typeof value === 'boolean' ? named(name, value) : valued(name, [value].flat() as number[]);
    if (read) return [read];
    if (typeof value === 'boolean' ? isSubCoverage(name) : followsByItself(name)) return [];
    throw new ChoiceError(
      `${name} is set to ${JSON.stringify(value)}. There is no ${typeof value === 'boolean' ? 'coverage or feature' : 'limit or out-of-pocket'} of that name.`,
    );
  });
}

function named(name: string, wanted: boolean): Parameter | null {
  const coverage = coverageOf(name);
  if (coverage) return { part: 'coverage', coverage, wanted };
  if (isLocationName(name)) return { part: 'location', name, wanted };
  const features = Object.values(coverageFeatures).flat();
  return features.some(({ unique_name }) => unique_name === name)
    ? { part: 'feature', name, wanted }
    : null;
}

function valued(name: string, values: readonly number[]): Parameter | null {
  for (const coverage of keysOf(rating.coverages)) {
    const { limits, out_of_pockets } = rating.coverages[coverage];
    const isNamed = (part: { unique_name: string }) => part.unique_name === name;
    if (limits.some(isNamed)) return { part: 'limit', coverage, name, value: Math.max(...values) };
    if (out_of_pockets.some(isNamed)) {
      return { part: 'out_of_pocket', coverage, name, value: Math.min(...values) };
    }
  }
  return null;
}

/** Sub-coverages are added and removed with their parent, so their names are ignored. */
const isSubCoverage = (name: string) =>
  subTerms().some(([base]) => name === base || name === rating.new_york_variants.names[base]);

/** Limits of sub-coverages follow their parent's. */
const followsByItself = (name: string) =>
  subTerms().some(([, { limits, out_of_pockets }]) =>
    [...limits, ...out_of_pockets].some(({ unique_name }) => unique_name === name),
  );

const subTerms = () =>
  Object.values(rating.coverages).flatMap(({ sub_coverage_terms }) =>
    Object.entries(sub_coverage_terms ?? {}),
  );
