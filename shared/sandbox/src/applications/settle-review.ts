import type { ApplicationRow } from '../database/tables.ts';
import { type DiscretionOutcome, decisionAfterReview, discretion } from '../underwriting/index.ts';
import type { World } from '../world/world.ts';
import { countingAnswers } from './answers.ts';
import { setLegacyStatus } from './legacy.ts';
import { openSubmission } from './open-submission.ts';

/** Answers a review that is due like an underwriter: quotes with an adjustment, or a decline. */
export const settleReview = async (world: World, row: ApplicationRow): Promise<ApplicationRow> =>
  row.review_due_at === null || world.now() < row.review_due_at
    ? row
    : answerReview(world, row, discretion(row.decision_reasons));

type Answer = Pick<DiscretionOutcome, 'outcome' | 'adjustment_bp'>;

/** Answers a review now: quotes as rated or adjusted, or a decline. */
export async function answerReview(
  world: World,
  row: ApplicationRow,
  { outcome, adjustment_bp }: Answer,
): Promise<ApplicationRow> {
  const decision =
    outcome === 'decline' ? 'DECLINED' : decisionAfterReview(row.legacy_application_id !== null);
  const settled: ApplicationRow = {
    ...row,
    review_due_at: null,
    shown: { ...row.shown, application_decision: decision, pending_discretion_decision: null },
  };
  await world.store.put('application', settled);
  const answers = countingAnswers(world, settled);
  if (decision === 'NON_LEGACY_ATTEST')
    await openSubmission(world, settled, { answers, adjustment_bp, outcome: 'RELEASED' });
  else
    await setLegacyStatus(world, settled, {
      status: decision === 'APPROVED' ? 'quoted' : 'denied',
      answers,
    });
  return settled;
}
