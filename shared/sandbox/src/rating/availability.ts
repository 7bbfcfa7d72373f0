import { holds, optionsAnswer } from '../conditions/index.ts';
import { type CoverageName, coverageNames, isCoverageName } from '../content/names.ts';
import { rating } from '../content/rating.ts';
import { rateCoverage } from './coverage.ts';
import type { RatingInput } from './factors.ts';

/** The coverages that can be offered: a rated industry in a live state, and the coverage's own condition. */
export function availableCoverages(input: RatingInput): CoverageName[] {
  return coverageNames.filter((coverage) => isAvailable(coverage, input));
}

export function isAvailable(coverage: CoverageName, { answers, facts }: RatingInput): boolean {
  if (!facts.primary_state_live || !rating.industry_classes[facts.industry ?? '']) return false;
  const conditions = [rating.availability[coverage], rating.coverages[coverage].requires_fact];
  return conditions.every((when) => !when || holds(when, { answers, facts }));
}

/**
 * Whether rating a coverage for this company exceeds the tables. It depends on the company's size and claims, not on
 * limits, so base limits are used.
 */
function refersFor(
  coverage: CoverageName,
  input: RatingInput,
  features: readonly string[] = [],
): boolean {
  return rateCoverage({ coverage, features }, input).refers.length > 0;
}

/** Returns the available coverages that the applicant requested; those of the Recommended package if unsure. */
export function wantedCoverages(input: RatingInput): CoverageName[] {
  const ticked = optionsAnswer(input.answers, 'coverages-wanted');
  const names: readonly string[] = ticked.includes('NOT_SURE') ? recommended() : ticked;
  const wanted = names.includes('hnoa') ? [...names, 'gl'] : names;
  const withBundled = rating.dependents
    .filter(({ kind, parent }) => kind === 'BUNDLED' && wanted.includes(parent))
    .map(({ coverage }) => coverage);
  const all = new Set([...wanted, ...withBundled].filter(isCoverageName));
  return coverageNames.filter((coverage) => all.has(coverage) && isAvailable(coverage, input));
}

/** The fact rating_refers: the rating of a requested coverage met a band or factor marked refer (REV-06). */
export function ratingRefers(input: RatingInput): boolean {
  const autos = optionsAnswer(input.answers, 'coverages-wanted').includes('hnoa');
  return wantedCoverages(input).some((coverage) =>
    refersFor(coverage, input, coverage === 'gl' && autos ? ['hired_and_non_owned_auto'] : []),
  );
}

function recommended(): string[] {
  const recipe = rating.package_recipes.market_submission.find((row) => row.recommended);
  return recipe?.coverages.map(({ coverage }) => coverage) ?? [];
}
