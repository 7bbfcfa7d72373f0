import type { PackageRow } from '../database/tables.ts';
import type { World } from '../world/world.ts';
import { answerRequest, settleRequests } from './settle-requests.ts';
import { answerReview } from './settle-review.ts';
import { markUpdated } from './updates.ts';

export type ReviewOutcome = 'approve' | 'decline';

/**
 * Answers every review that is open, due or not: of applications, of clients' packages and of requests for quotes. Returns
 * how many there were.
 */
export const decideReviews = async (world: World, outcome: ReviewOutcome): Promise<number> =>
  (await decideApplications(world, outcome)) +
  (await decidePackages(world, outcome)) +
  (await decideRequests(world, outcome));

async function decideApplications(world: World, outcome: ReviewOutcome): Promise<number> {
  const open = (await world.store.list('application')).filter(
    ({ review_due_at, shown }) =>
      review_due_at !== null ||
      shown.application_decision === 'REQUIRES_REVIEW' ||
      // The applicant asked for it after the approval.
      shown.pending_discretion_decision !== null,
  );
  for (const row of open)
    await answerReview(world, row, {
      outcome: outcome === 'approve' ? 'quote_as_rated' : 'decline',
      adjustment_bp: 0,
    });
  return open.length;
}

async function decidePackages(world: World, outcome: ReviewOutcome): Promise<number> {
  const open = (await world.store.list('package')).filter(
    ({ is_client_custom_package, status }) => is_client_custom_package && status === 'IN_REVIEW',
  );
  for (const row of open) {
    const answer = outcome === 'approve' ? approved(row) : declined(row);
    await world.store.put('package', { ...row, ...answer, priced_at: null, becomes: null });
    await markUpdated(world, row.market_submission_id);
  }
  return open.length;
}

const waiting: readonly string[] = ['INITIALIZED', 'SUBMITTABLE', 'PENDING'];

async function decideRequests(world: World, outcome: ReviewOutcome): Promise<number> {
  const submissions = await world.store.list('submission');
  for (const submission of submissions) await settleRequests(world, submission);
  const open = (await world.store.list('request')).filter(({ status }) => waiting.includes(status));
  for (const row of open) {
    const submission = submissions.find(({ id }) => id === row.market_submission_id);
    if (!submission) continue;
    await answerRequest(world, submission, row, outcome === 'approve' ? 'QUOTED' : 'DECLINED');
    await markUpdated(world, submission.id);
  }
  return open.length;
}

const approved = ({ becomes, quote_ids }: PackageRow): Partial<PackageRow> => ({
  status: 'READY',
  quote_ids: becomes?.quote_ids ?? quote_ids,
});

/** A declined package keeps the quotes that it had before the request; one that never had others is archived. */
const declined = ({ becomes }: PackageRow): Partial<PackageRow> => ({
  status: becomes?.quote_ids ? 'READY' : 'ARCHIVED',
});
