import { type AnswerRow, type Answers, numberAnswer, rowsOf } from '../conditions/index.ts';
import { sumOf } from './arithmetic.ts';

/** The claims of the last five years, as the applicant listed them. Money in cents. */
export function claimFacts(answers: Answers) {
  const claims = rowsOf(answers, 'claims_history');
  const incurred = claims.map(incurredOf);
  return {
    claims_count_5y: claims.length,
    claims_incurred_5y_cents: sumOf(incurred),
    claims_open_5y: claims.filter((row) => row['claim-status'] === 'OPEN').length,
    largest_claim_cents: Math.max(0, ...incurred),
  };
}

/** Number and cost (paid plus reserved, cents) of the claims of one family. */
export function claimsInFamily(answers: Answers, family: string) {
  const claims = rowsOf(answers, 'claims_history').filter((row) => row['claim-family'] === family);
  return { count: claims.length, incurred_cents: sumOf(claims.map(incurredOf)) };
}

/** Returns the cost of a claim: paid plus reserved, in cents. */
export const incurredOf = (row: AnswerRow) =>
  (numberAnswer(row, 'claim-amount-paid') ?? 0) + (numberAnswer(row, 'claim-amount-reserved') ?? 0);
