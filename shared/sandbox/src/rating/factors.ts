import { type Answers, holds, textAnswer } from '../conditions/index.ts';
import type { CoverageName } from '../content/names.ts';
import { rating } from '../content/rating.ts';
import type {
  CoverageTable,
  LimitTable,
  OutOfPocketTable,
} from '../content/shapes/rating-coverage.ts';
import type { FullChoice } from './choice.ts';
import { claimsInFamily } from './claims.ts';
import type { RatingFacts } from './facts.ts';

/** One multiplication of a premium, in basis points; `refers` if it is beyond the tables. */
export type Factor = { step: string; factor_bp: number; refers?: boolean };

export type RatingInput = { answers: Answers; facts: RatingFacts };

/** Returns steps 2 to 8 of rating.md §3, in order, without steps that the coverage has no table for. */
export function factorsOf(
  coverage: CoverageName,
  choice: FullChoice,
  input: RatingInput,
): Factor[] {
  const table = rating.coverages[coverage];
  return [
    ...classFactor(table, input.facts),
    ...recordsFactor(table, input.answers),
    ...stateFactor(table, input.facts),
    ...table.limits.flatMap((limit) => chosenFactor('limit', limit, choice.limits)),
    ...table.out_of_pockets.flatMap((out) => chosenFactor('retention', out, choice.out_of_pockets)),
    claimsFactor(table, input),
    ...growthFactor(table, input.facts),
    ...scheduleFactor(table, input),
  ];
}

function classFactor({ class_line }: CoverageTable, { industry }: RatingFacts): Factor[] {
  if (!class_line) return [];
  const level = rating.industry_classes[industry ?? '']?.[class_line];
  const factor_bp = rating.class_factors[class_line]?.[String(level)];
  if (factor_bp === undefined) {
    throw new RangeError(
      `The industry ${industry ?? '(none)'} has no ${class_line} class. Answer the question industry first.`,
    );
  }
  return [{ step: 'class', factor_bp }];
}

function recordsFactor({ exposure }: CoverageTable, answers: Answers): Factor[] {
  const second = exposure.kind === 'banded_flat' ? exposure.second_factor : undefined;
  const given = second && textAnswer(answers, second.field);
  const factor_bp = given ? second.factors_bp[given] : undefined;
  if (!second || !given || factor_bp === undefined) return [];
  return [{ step: 'records', factor_bp, refers: second.refer_values.includes(given) }];
}

function stateFactor({ state_factor }: CoverageTable, { primary_state }: RatingFacts): Factor[] {
  if (!state_factor) return [];
  const factor_bp = rating.state_factors[primary_state ?? '']?.[state_factor];
  if (factor_bp === undefined) {
    throw new RangeError(
      `There is no ${state_factor} factor for the state ${primary_state ?? '(none)'}. Only live states are rated.`,
    );
  }
  return [{ step: 'state', factor_bp }];
}

function chosenFactor(
  kind: 'limit' | 'retention',
  { unique_name, factors_bp }: LimitTable | OutOfPocketTable,
  chosen: Readonly<Record<string, number>>,
): Factor[] {
  const factor_bp = factors_bp?.[String(chosen[unique_name])];
  return factor_bp === undefined ? [] : [{ step: `${kind}:${unique_name}`, factor_bp }];
}

function claimsFactor({ claims_family }: CoverageTable, { answers, facts }: RatingInput): Factor {
  const { by_count_bp, three_or_more, clean_with_history, severity } = rating.claims_factors;
  const { count, incurred_cents } = claimsInFamily(answers, claims_family);
  if (count === 0 && facts.years_insured >= clean_with_history.years_insured_at_least) {
    return { step: 'claims', factor_bp: clean_with_history.factor_bp };
  }
  const counted = by_count_bp[String(count)];
  const reached = severity.filter(({ from_cents }) => incurred_cents >= from_cents).at(-1);
  return {
    step: 'claims',
    factor_bp: (counted ?? three_or_more.factor_bp) + (reached?.add_bp ?? 0),
    refers: (counted === undefined && three_or_more.refer === true) || reached?.refer === true,
  };
}

function growthFactor({ growth }: CoverageTable, facts: RatingFacts): Factor[] {
  if (!growth) return [];
  const ratio = facts.growth_ratio_bp;
  const band =
    ratio === undefined
      ? undefined
      : rating.growth_factors.bands.find(({ up_to_bp }) => ratio <= (up_to_bp ?? ratio));
  const refersOver = band?.refer_when_next_year_over_cents;
  return [
    {
      step: 'growth',
      factor_bp: band?.factor_bp ?? 10_000,
      refers: refersOver !== undefined && facts.revenue_next_12_months_cents > refersOver,
    },
  ];
}

function scheduleFactor({ schedule }: CoverageTable, { answers, facts }: RatingInput): Factor[] {
  if (!schedule) return [];
  const rows = schedule.rows.filter(({ when }) => holds(when, { answers, facts }));
  const { min, max } = schedule.cap_bp;
  const sum = rows.reduce((total, { rate_bp }) => total + rate_bp, 0);
  const ids = rows.map(({ id }) => id).join(',');
  return [
    {
      step: ids ? `schedule(${ids})` : 'schedule',
      factor_bp: 10_000 + Math.min(max, Math.max(min, sum)),
    },
  ];
}
