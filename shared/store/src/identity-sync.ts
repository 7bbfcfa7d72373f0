import { ensureClientContactExists } from '@fairlead/contracts';
import { sample } from 'effector';
import { createCallFx } from './call-fx.ts';
import { reportErrorFx } from './doors.ts';
import { getSessionFx } from './session.ts';

/** A§7: makes sure that who has signed in is a contact; retried 3 times. */
export const syncIdentityFx = createCallFx(ensureClientContactExists, {
  retries: 3,
  delay: (retry) => retry * 1000,
});

sample({
  clock: getSessionFx.doneData,
  filter: ({ authenticated, clientSelectionRequired, contactId }) =>
    authenticated && !clientSelectionRequired && contactId === null,
  fn: () => {},
  target: syncIdentityFx,
});
sample({
  clock: syncIdentityFx.failData,
  fn: (error) => ({ error, where: 'identity sync' }),
  target: reportErrorFx,
});
