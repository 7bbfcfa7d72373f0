import type { Coverage, Limit, OutOfPocket } from '@fairlead/contracts/packages';
import { cents } from '@fairlead/domain/money';
import { rating } from '../content/rating.ts';
import type { LimitTable, OutOfPocketTable } from '../content/shapes/rating-coverage.ts';
import { isAvailable, type RatedCoverage, type RatingInput } from '../rating/index.ts';
import { featuresOf } from './features.ts';
import { locationsOf } from './locations.ts';
import { wireName } from './names.ts';
import { subCoverages } from './sub-coverages.ts';

/** Returns a rated coverage in the shape of B§3, with all choices and those that need no review. */
export function wireCoverage(rated: RatedCoverage, input: RatingInput, isEnabled = true): Coverage {
  const { choice, premium, refers, review_required } = rated;
  const { limits, out_of_pockets } = rating.coverages[choice.coverage];
  const name = wireName(choice.coverage, input.facts.primary_state);
  return {
    unique_name: name,
    is_enabled: isEnabled,
    review_required: review_required.length > 0,
    stp_available: isAvailable(choice.coverage, input) && refers.length === 0,
    premiums: [{ code: premium.code, amount: cents(premium.amount) }],
    limits: limits.map((table) => limitOf(table, choice.limits[table.unique_name])),
    out_of_pockets: out_of_pockets.map((table) =>
      outOfPocketOf(table, choice.out_of_pockets[table.unique_name]),
    ),
    coverage_features: featuresOf(name, choice.features),
    sub_coverages: subCoverages(choice, input),
    ...locationsOf(choice, input),
  };
}

function limitOf(table: LimitTable, value = table.base ?? 0): Limit {
  // A limit that can't be chosen only offers its current value (rating.md §6, bpp).
  const only = table.not_configurable ? [value] : null;
  return {
    unique_name: table.unique_name,
    unit: table.unit,
    frequency: table.frequency,
    value,
    is_policy_limit: table.is_policy_limit,
    intervals: only ?? table.intervals,
    stp_intervals: only?.filter((one) => table.stp_intervals.includes(one)) ?? table.stp_intervals,
  };
}

function outOfPocketOf(table: OutOfPocketTable, value = table.base): OutOfPocket {
  return {
    unique_name: table.unique_name,
    label: table.label,
    unit: table.unit,
    frequency: table.frequency,
    value,
    intervals: table.intervals,
    stp_intervals: table.stp_intervals,
  };
}
