import { holds, textAnswer } from '../conditions/index.ts';
import { coverageFeatures } from '../content/coverage-features.ts';
import type { CoverageName } from '../content/names.ts';
import { rating } from '../content/rating.ts';
import type { Rating, RecipeCoverage } from '../content/shapes/rating.ts';
import {
  type CoverageChoice,
  isAvailable,
  leadingLimit,
  type RatingInput,
  wantedCoverages,
} from '../rating/index.ts';

export type Recipe = Rating['package_recipes']['market_submission'][number];

/** The packages that the sandbox builds from its quotes: Essentials, Recommended, Complete (rating.md §8). */
export const recipes: readonly Recipe[] = rating.package_recipes.market_submission;

const entryLimits = 'Essentials';
const everything = 'Complete';

/** Applies a recipe to this company: available coverages only, with the limits and features that it requested. */
export function recipeChoices({ name, coverages }: Recipe, input: RatingInput): CoverageChoice[] {
  return coverages
    .filter(({ coverage }) => isAvailable(coverage, input))
    .map((row) => ({
      ...recipeChoice(name === entryLimits ? row : withAnsweredLimit(row, input)),
      features: [
        ...pricedFeatures(row.coverage, input),
        ...(name === everything ? freeFeatures(row.coverage) : []),
      ],
    }));
}

/** Returns the coverages that the applicant selected, with the answered limits. */
export function answeredChoices(input: RatingInput): CoverageChoice[] {
  return wantedCoverages(input).map((coverage) => {
    const limit = answeredLimit(coverage, input);
    return {
      ...recipeChoice({ coverage, ...(limit !== null && { limit }) }),
      features: pricedFeatures(coverage, input),
    };
  });
}

/** Returns a coverage with its main limit and first out-of-pocket set; everything else has the base value. */
export function recipeChoice({ coverage, limit, retention }: RecipeCoverage): CoverageChoice {
  const [outOfPocket] = rating.coverages[coverage].out_of_pockets;
  return {
    coverage,
    limits: limit === undefined ? {} : { [leadingLimit(coverage).unique_name]: limit },
    out_of_pockets:
      retention === undefined || !outOfPocket ? {} : { [outOfPocket.unique_name]: retention },
  };
}

/** Uses the answered limit if it is higher than the recipe's and needs no review. */
function withAnsweredLimit(row: RecipeCoverage, input: RatingInput): RecipeCoverage {
  const limit = answeredLimit(row.coverage, input);
  const { stp_intervals } = leadingLimit(row.coverage);
  const takes = limit !== null && limit > (row.limit ?? 0) && stp_intervals.includes(limit);
  return takes ? { ...row, limit } : row;
}

function answeredLimit(coverage: CoverageName, { answers }: RatingInput): number | null {
  const field = rating.package_recipes.answered_limits[coverage];
  const answer = field ? textAnswer(answers, field) : null;
  return answer === null ? null : Number(answer);
}

function pricedFeatures(coverage: CoverageName, { answers, facts }: RatingInput): string[] {
  return rating.package_recipes.features_from_answers
    .filter((row) => row.coverage === coverage && holds(row.when, { answers, facts }))
    .filter(({ feature }) => feature !== 'hired_and_non_owned_auto' || !needsOwnAutoPolicy())
    .map(({ feature }) => feature);

  /** Whether the vehicle answers require a separate auto policy first (REV-14). */
  function needsOwnAutoPolicy() {
    return answers['owns-vehicles'] === true || answers['deliveries-or-passengers'] === true;
  }
}

/** Features without a price that are shown only when enabled (coverages.yaml). */
function freeFeatures(coverage: CoverageName): string[] {
  const priced = Object.keys(rating.coverages[coverage].features_priced ?? {});
  return (coverageFeatures[coverage] ?? [])
    .filter(
      ({ unique_name, only_when_enabled }) => only_when_enabled && !priced.includes(unique_name),
    )
    .map(({ unique_name }) => unique_name);
}
