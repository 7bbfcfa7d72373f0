import type { Flags } from '@fairlead/domain';
import type { Answers } from '../conditions/index.ts';
import type { SubmissionRule } from '../content/shapes/underwriting.ts';
import { underwriting } from '../content/underwriting.ts';
import type { ApplicationContext } from '../rating/index.ts';
import { underwritingFacts } from './facts.ts';
import { firstMatch } from './first-match.ts';

/** The outcome of a market submission, and its reason. */
export type SubmissionOutcome = Pick<SubmissionRule, 'id' | 'result' | 'admin' | 'applicant'>;

/** The status that a market submission takes once its packages are priced (SUB-01 to SUB-03). */
export function submissionOutcome(
  answers: Answers,
  application: ApplicationContext,
  flags: Flags,
): SubmissionOutcome {
  const facts = underwritingFacts(answers, application, flags);
  return outcomeOf(firstMatch(underwriting.market_submission.after_attest, { answers, facts }));
}

export type Repricing = {
  /** ANNUALLY totals in cents, of the custom package and of the package that it was copied from. */
  custom_annual_total: number;
  original_annual_total: number;
  /** A value outside the straight-through list was saved without asking for a review. */
  review_required: boolean;
};

/** Whether a repriced custom package blocks the submission (RPR-01 to RPR-03). */
export function repricingOutcome(repricing: Repricing): SubmissionOutcome {
  const { custom_annual_total, original_annual_total, review_required } = repricing;
  const facts = {
    custom_total_change_bp:
      original_annual_total > 0
        ? Math.round(
            ((custom_annual_total - original_annual_total) * 10_000) / original_annual_total,
          )
        : undefined,
    custom_review_required: review_required,
  };
  return outcomeOf(
    firstMatch(underwriting.market_submission.after_repricing, { answers: {}, facts }),
  );
}

const outcomeOf = ({ id, result, admin, applicant }: SubmissionRule): SubmissionOutcome => ({
  id,
  result,
  admin,
  applicant,
});
