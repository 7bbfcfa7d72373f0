import { rating } from '../content/rating.ts';
import type { CoverageTable } from '../content/shapes/rating-coverage.ts';
import { sumOf, times } from './arithmetic.ts';
import { type CoverageChoice, type FullChoice, fullChoice } from './choice.ts';
import { bandOf, baseOf } from './exposure.ts';
import { factorsOf, type RatingInput } from './factors.ts';
import { locationName } from './premises.ts';

/** A line of the calculation: the input (cents, basis points or a count) and the resulting cents. */
type Step = { step: string; input: number; result_cents: number };

export type RatedCoverage = {
  choice: FullChoice;
  steps: Step[];
  /** The premium row of the coverage, with the specification's premium code (B§3). */
  premium: { code: string; amount: number };
  /** Limits and out-of-pockets whose value needs a review (rating.md §6). */
  review_required: string[];
  /** Steps beyond the tables, so that the price is only an indication (REV-06). */
  refers: string[];
};

/**
 * Computes the premium of one coverage, step by step (rating.md §3). Deterministic to the cent.
 * Throws a ChoiceError for a limit that isn't offered, a RangeError for an industry or state that isn't rated.
 */
export function rateCoverage(chosen: CoverageChoice, company: RatingInput): RatedCoverage {
  const input = withoutRemoved(chosen, company);
  const table = rating.coverages[chosen.coverage];
  const choice = fullChoice(chosen, input.facts.property_value_cents);
  const base = baseOf(table, choice, input.facts);
  const refers = base.refers ? ['base'] : [];
  const steps: Step[] = [{ step: 'base', input: base.input, result_cents: base.cents }];

  let running = base.cents;
  for (const { step, factor_bp, refers: left } of factorsOf(chosen.coverage, choice, input)) {
    running = times(running, factor_bp);
    steps.push({ step, input: factor_bp, result_cents: running });
    if (left) refers.push(step);
  }

  const rated = running;
  for (const feature of pricedFeatures(table, choice, rated, input)) {
    running += feature.cents;
    steps.push({ step: feature.step, input: feature.cents, result_cents: running });
    if (feature.refers) refers.push(feature.step);
  }

  const minimum = table.minimum_premium_cents;
  running = Math.max(running, minimum);
  steps.push({ step: 'minimum', input: minimum, result_cents: running });

  return {
    choice,
    steps,
    premium: { code: table.premium_code, amount: running },
    review_required: outsideStraightThrough(table, choice),
    refers: [...refers, ...beyondChips(table, input)],
  };
}

/** Returns the company's facts without the locations that a property coverage excludes. */
function withoutRemoved({ removed_locations = [] }: CoverageChoice, input: RatingInput) {
  if (removed_locations.length === 0) return input;
  const { location_values, property_value_cents } = input.facts;
  const removed = sumOf(
    location_values.filter((_, index) => removed_locations.includes(locationName(index))),
  );
  return {
    ...input,
    facts: { ...input.facts, property_value_cents: property_value_cents - removed },
  };
}

/** Step 9: flat amounts, and rates of the rated premium (not of the running sum). */
function pricedFeatures(
  table: CoverageTable,
  { features }: FullChoice,
  rated: number,
  { facts }: RatingInput,
) {
  return Object.entries(table.features_priced ?? {})
    .filter(([name]) => features.includes(name))
    .map(([name, { flat_cents, rate_bp, bands }]) => {
      const band = bands && bandOf(bands, facts.drivers);
      const cents = flat_cents ?? band?.flat_cents ?? times(rated, rate_bp ?? 0);
      return { step: `feature:${name}`, cents, refers: band?.refer === true };
    });
}

function outsideStraightThrough(table: CoverageTable, choice: FullChoice): string[] {
  const outside = (values: Readonly<Record<string, number>>) => (part: Choosable) =>
    !part.stp_intervals.includes(values[part.unique_name] ?? Number.NaN);
  return [
    ...table.limits.filter(outside(choice.limits)),
    ...table.out_of_pockets.filter(outside(choice.out_of_pockets)),
  ].map(({ unique_name }) => unique_name);
}

type Choosable = { unique_name: string; stp_intervals: readonly number[] };

/** A declared property value above every limit also makes the price an indication. */
function beyondChips({ limits }: CoverageTable, { facts }: RatingInput): string[] {
  return limits
    .filter(({ chips }) => chips && facts.property_value_cents > Math.max(...chips))
    .map(({ unique_name }) => `limit:${unique_name}`);
}
