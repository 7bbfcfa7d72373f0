import { HttpError } from '../handlers/http-error.ts';
import { applicationFor } from '../queries/applications.ts';
import type { Person, SignedIn } from '../store/tables.ts';
import type { World } from '../world/world.ts';

type Visit = { readonly world: World; readonly person: Person; readonly session: SignedIn };

/** Opens a submitted application for changes, so that it can be reviewed and attested again. 409 when it is open. */
export async function unlock(visit: Visit, applicationId: string): Promise<void> {
  const row = await applicationFor(visit, applicationId);
  if (row.shown.status !== 'SUBMITTED')
    throw new HttpError(409, 'The application is unlocked already', { code: 'already_unlocked' });
  await visit.world.store.put('application', {
    ...row,
    review_started_at: null,
    attested_at: null,
    decided_at: null,
    decision_reasons: [],
    shown: { ...row.shown, status: 'IN_PROGRESS', application_decision: null },
  });
}
