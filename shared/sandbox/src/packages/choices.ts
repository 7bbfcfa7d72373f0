import type { Coverage } from '@fairlead/contracts/packages';
import { rating } from '../content/rating.ts';
import type { CoverageChoice } from '../rating/index.ts';
import { coverageOf } from './names.ts';

/** Returns the choices of existing quotes: their enabled coverages with limits, out-of-pockets and features. */
export function choicesOf(
  quotes: readonly { coverages: readonly AnyCoverage[] }[],
): CoverageChoice[] {
  return quotes.flatMap(({ coverages }) => coverages.flatMap(choiceOf));
}

type Valued = { unique_name: string; value: number };
type AnyCoverage = Pick<Coverage, 'unique_name' | 'is_enabled'> & {
  limits: readonly Valued[];
  out_of_pockets: readonly Valued[];
  coverage_features: readonly { unique_name: string; is_enabled: boolean }[];
  locations?: Coverage['locations'] | undefined;
};

function choiceOf(coverage: AnyCoverage): CoverageChoice[] {
  const name = coverageOf(coverage.unique_name);
  if (!name || !coverage.is_enabled) return [];
  const leaders = rating.coverages[name].limits
    .filter(({ follows, not_configurable }) => !follows && !not_configurable)
    .map(({ unique_name }) => unique_name);
  return [
    {
      coverage: name,
      limits: valuesOf(coverage.limits.filter((limit) => leaders.includes(limit.unique_name))),
      out_of_pockets: valuesOf(coverage.out_of_pockets),
      features: coverage.coverage_features
        .filter(({ is_enabled }) => is_enabled)
        .map(({ unique_name }) => unique_name),
      removed_locations: (coverage.locations ?? [])
        .filter(({ is_enabled }) => !is_enabled)
        .map(({ unique_name }) => unique_name),
    },
  ];
}

function valuesOf(parts: readonly Valued[]) {
  return Object.fromEntries(parts.map(({ unique_name, value }) => [unique_name, value]));
}
