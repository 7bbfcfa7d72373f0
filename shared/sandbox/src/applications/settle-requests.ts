import { quoteIdOf } from '@fairlead/domain/packages';
import { isProductName } from '../content/names.ts';
import type { RequestRow, SubmissionRow } from '../database/tables.ts';
import { quoteIds, requestQuote } from '../packages/index.ts';
import { minutes } from '../world/clock.ts';
import type { World } from '../world/world.ts';
import { pricingOf } from './pricing.ts';

/** Answers the coverage requests that are due; a quoted one adds its quote to the library. */
export async function settleRequests(world: World, submission: SubmissionRow): Promise<void> {
  const rows = await world.store.list('request', 'market_submission_id', submission.id);
  for (const row of rows) {
    const status = statusNow(world, row);
    if (status !== row.status) await putAnswer(world, submission, { ...row, status });
  }
}

/** Answers a coverage request now, whatever its plan. */
export const answerRequest = (
  world: World,
  submission: SubmissionRow,
  row: RequestRow,
  status: 'QUOTED' | 'DECLINED',
): Promise<void> => putAnswer(world, submission, { ...row, plan: null, status });

async function putAnswer(world: World, submission: SubmissionRow, row: RequestRow): Promise<void> {
  await world.store.put('request', row);
  if (row.status === 'QUOTED') await putQuote(world, submission, row);
}

/** A pending request is INITIALIZED at first, SUBMITTABLE after half a minute, then it follows the carrier's plan. */
function statusNow(world: World, { plan, asked_at, status }: RequestRow): string {
  if (!plan || asked_at === null) return status;
  const age = world.now() - asked_at;
  const [reached] = plan.steps.filter((step) => age >= minutes(step.after_minutes)).slice(-1);
  if (reached) return reached.status;
  return age >= minutes(0.5) ? 'SUBMITTABLE' : 'INITIALIZED';
}

async function putQuote(world: World, submission: SubmissionRow, row: RequestRow): Promise<void> {
  const pricing = await pricingOf(world, submission);
  const product = isProductName(row.product_name) ? row.product_name : 'SGL';
  const quote = requestQuote(
    row,
    {
      ...quoteIds(row.id, product),
      client_id: submission.client_id,
      priced_on: world.today(),
      requested_effective_date: row.requested_effective_date,
      coverage_request_id: row.id,
      notes: row.notes,
      client_requested: row.client_requested,
    },
    pricing.input,
    submission.adjustment_bp,
  );
  await world.store.put('quote', {
    ...quote,
    id: quoteIdOf(quote),
    market_submission_id: submission.id,
  });
}
