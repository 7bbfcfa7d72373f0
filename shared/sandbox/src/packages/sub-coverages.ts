import type { SubCoverage } from '@fairlead/contracts/packages';
import { holds } from '../conditions/index.ts';
import { rating } from '../content/rating.ts';
import type { SubCoverageTerms } from '../content/shapes/rating-coverage.ts';
import { times } from '../rating/arithmetic.ts';
import type { FullChoice, RatingInput } from '../rating/index.ts';
import { featuresOf } from './features.ts';
import { wireName } from './names.ts';

/**
 * The parts of a coverage that are priced with it and follow its limits (cyber, third party first; rating.md §6). Their
 * values can't be chosen, so their intervals contain only the value.
 */
export function subCoverages(choice: FullChoice, input: RatingInput): SubCoverage[] {
  const { sub_coverages = [], sub_coverage_terms = {} } = rating.coverages[choice.coverage];
  return sub_coverages.flatMap((name) => {
    const terms = sub_coverage_terms[name];
    if (!terms) return [];
    const unique_name = wireName(name, input.facts.primary_state);
    return [
      {
        unique_name,
        is_enabled: true,
        review_required: false,
        stp_available: true,
        premiums: [],
        limits: terms.limits.map((limit) => limitOf(limit, choice)),
        out_of_pockets: terms.out_of_pockets.map((row) => outOfPocketOf(row, choice, input)),
        coverage_features: featuresOf(unique_name, choice.features),
      },
    ];
  });
}

type SubLimit = SubCoverageTerms['limits'][number];
type SubOutOfPocket = SubCoverageTerms['out_of_pockets'][number];

function limitOf({ follows, cap_cents, ...limit }: SubLimit, { limits }: FullChoice) {
  const share = times(limits[follows.limit] ?? 0, follows.times_bp);
  return { ...limit, ...fixed(Math.min(share, cap_cents ?? share)) };
}

function outOfPocketOf(
  { follows, value, value_when, ...row }: SubOutOfPocket,
  { out_of_pockets }: FullChoice,
  { answers, facts }: RatingInput,
) {
  if (follows) return { ...row, ...fixed(out_of_pockets[follows] ?? 0) };
  const special = value_when && holds(value_when.when, { answers, facts });
  return { ...row, ...fixed((special ? value_when.value : value) ?? 0) };
}

const fixed = (value: number) => ({ value, intervals: [value], stp_intervals: [value] });
