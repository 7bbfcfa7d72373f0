import { addYears, type DayText } from '@fairlead/domain/packages';
import { type Answers, rowsOf, textAnswer } from '../conditions/index.ts';
import { incurredOf } from '../rating/claims.ts';

type Term = { readonly ends: DayText; readonly net_premium_cents: number };

/**
 * Losses of the expiring term over its net premium, in basis points, rounded half up: paid plus reserved of the claims
 * that are dated inside the term.
 */
export function lossRatioBp(answers: Answers, { ends, net_premium_cents }: Term): number {
  const starts = addYears(ends, -1);
  const incurred = rowsOf(answers, 'claims_history')
    .filter((row) => isInside(textAnswer(row, 'claim-date')))
    .reduce((sum, row) => sum + incurredOf(row), 0);
  return net_premium_cents > 0 ? Math.round((incurred * 10_000) / net_premium_cents) : 0;

  function isInside(date: string | null) {
    return date !== null && date >= starts && date < ends;
  }
}
