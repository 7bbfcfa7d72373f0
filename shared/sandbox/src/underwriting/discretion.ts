import type { AnswerRow, Answers } from '../conditions/index.ts';
import { optionsAnswer, rowsOf, textAnswer } from '../conditions/index.ts';
import { underwriting } from '../content/underwriting.ts';
import { isLive, stateOf } from '../rating/index.ts';

export type DiscretionOutcome = {
  outcome: 'decline' | 'quote_with_adjustment' | 'quote_as_rated';
  /** The underwriter's adjustment in basis points, the same for every quote of the application. */
  adjustment_bp: number;
  /** The rules that say so. */
  rules: string[];
};

/**
 * Returns what the sandbox's underwriter does about the reasons of a decision: a decline wins over any adjustment, and
 * only the highest of several adjustments counts (underwriting.yaml, discretion).
 */
export function discretion(reasonIds: readonly string[]): DiscretionOutcome {
  const matching = underwriting.discretion.sandbox_outcomes.filter(({ when_reasons }) =>
    when_reasons.some((id) => reasonIds.includes(id)),
  );
  const adjustment = Math.max(0, ...matching.map(({ adjustment_bp }) => adjustment_bp ?? 0));
  const declines = matching.some(({ outcome }) => outcome === 'decline');
  return {
    outcome: declines ? 'decline' : adjustment > 0 ? 'quote_with_adjustment' : 'quote_as_rated',
    adjustment_bp: declines ? 0 : adjustment,
    rules: matching.map(({ id }) => id),
  };
}

/**
 * The answers that an underwriter quotes on after a review: without hired and non-owned auto after REV-14, without
 * the locations outside the live states after REV-16 (underwriting.md, Review). The saved answers stay as they are.
 */
export function quotableAnswers(answers: Answers, reasonIds: readonly string[]): Answers {
  return {
    ...answers,
    ...(reasonIds.includes('REV-14') && { 'coverages-wanted': withoutAutos(answers) }),
    ...(reasonIds.includes('REV-16') && {
      locations: rowsOf(answers, 'locations').filter(isInLiveState),
    }),
  };
}

const withoutAutos = (answers: Answers) =>
  optionsAnswer(answers, 'coverages-wanted').filter((name) => name !== 'hnoa');

function isInLiveState(row: AnswerRow): boolean {
  const region = textAnswer(row, 'location-address-region');
  return region === null || isLive(stateOf(region));
}
