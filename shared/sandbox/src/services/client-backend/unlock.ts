import type { SessionContext } from '../../calls/contexts.ts';
import { HttpError } from '../../calls/http-error.ts';
import { applicationFor } from '../../lookups/applications.ts';

/**
 * Unlocks a submitted application, so that it can be reviewed and attested again. Refuses with 409 if it isn't locked.
 */
export async function unlock(context: SessionContext, applicationId: string): Promise<void> {
  const row = await applicationFor(context, applicationId);
  if (row.shown.status !== 'SUBMITTED')
    throw new HttpError(409, 'The application is unlocked already', { code: 'already_unlocked' });
  await context.world.store.put('application', {
    ...row,
    review_started_at: null,
    attested_at: null,
    decided_at: null,
    decision_reasons: [],
    shown: { ...row.shown, status: 'IN_PROGRESS', application_decision: null },
  });
}
