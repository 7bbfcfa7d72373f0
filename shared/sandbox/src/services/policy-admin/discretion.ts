import { countingAnswers } from '../../applications/answers.ts';
import { setLegacyStatus } from '../../applications/legacy.ts';
import type { SessionContext } from '../../calls/contexts.ts';
import { HttpError, notFound } from '../../calls/http-error.ts';
import type { ApplicationRow } from '../../database/tables.ts';
import { applicationFor } from '../../lookups/applications.ts';
import { days } from '../../world/clock.ts';

/** An expedited review is answered the next day. */
const expeditedTakes = days(1);

/** Returns the application of a discretion decision. */
async function applicationOf(
  context: SessionContext,
  discretionId: string,
): Promise<ApplicationRow> {
  const rows = await context.world.store.list('application');
  const found = rows.find(({ shown }) => shown.pending_discretion_decision?.id === discretionId);
  if (!found) throw notFound('discretion decision', discretionId);
  return applicationFor(context, found.id);
}

/** Cancels a review that the applicant requested, and restores the application. */
export async function cancel(
  context: SessionContext,
  id: string,
): Promise<{ application_id: string }> {
  const row = await applicationOf(context, id);
  if (!row.shown.pending_discretion_decision?.user_requested)
    throw new HttpError(409, 'The applicant did not request this review', {
      code: 'not_cancellable',
    });
  const canceled = {
    ...row,
    shown: { ...row.shown, pending_discretion_decision: null },
  };
  await context.world.store.put('application', canceled);
  await setLegacyStatus(context.world, canceled, {
    status: 'quoted',
    answers: countingAnswers(context.world, canceled),
  });
  return { application_id: row.legacy_application_id ?? row.id };
}

type Expedite = {
  readonly deadline: string;
  readonly expedite_reason: string;
  readonly expedite_details: string;
};

/** Requests a faster review by a day. Refuses a day before tomorrow, and 'other' without details (A§5). */
export async function expedite(
  context: SessionContext,
  id: string,
  request: Expedite,
): Promise<void> {
  const { world } = context;
  const row = await applicationOf(context, id);
  if (request.deadline <= world.today())
    throw new HttpError(400, 'deadline: The deadline is tomorrow or later', {
      code: 'bad_request',
      detail: { path: 'body.deadline' },
    });
  if (request.expedite_reason === 'other' && request.expedite_details.trim() === '')
    throw new HttpError(400, 'expedite_details: Required', {
      code: 'bad_request',
      detail: { path: 'body.expedite_details' },
    });
  const pending = row.shown.pending_discretion_decision;
  await world.store.put('application', {
    ...row,
    review_due_at: row.review_due_at === null ? null : world.now() + expeditedTakes,
    shown: {
      ...row.shown,
      pending_discretion_decision: pending && { ...pending, expedite_review_requested: true },
    },
  });
}
