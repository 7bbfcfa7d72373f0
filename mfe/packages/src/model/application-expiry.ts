import { unlockApplication } from '@fairlead/contracts/packages';
import { formatDay } from '@fairlead/domain/packages';
import { $route, createCallFx, navigate, notify, nullOnStatus } from '@fairlead/store';
import { combine, createEffect, createEvent, sample } from 'effector';
import { content } from '../content.ts';
import type { Submission } from './submission.ts';

type Unlocking = { readonly id: string; readonly client_data_id: string };

/** The "Application expired" modal (B§8, AMB-64): the application is unlocked, then reviewed again. */
export function createApplicationExpiry({ $submission, $isApplicationExpired }: Submission) {
  const reviewAsked = createEvent();

  /** 409: unlocked already, perhaps in another window. */
  const callFx = nullOnStatus(409, createCallFx(unlockApplication));
  const unlockFx = createEffect(async ({ client_data_id }: Unlocking) => {
    await callFx({ body: { client_data_id } });
  });

  const unlockAsked = sample({
    clock: reviewAsked,
    source: { submission: $submission, isBusy: unlockFx.pending },
  }).filterMap(({ submission, isBusy }) =>
    submission && !isBusy
      ? { id: submission.id, client_data_id: submission.client_data_id }
      : undefined,
  );
  sample({ clock: unlockAsked, target: unlockFx });
  // Whoever has left meanwhile stays where they are.
  sample({
    clock: unlockFx.done,
    source: $route,
    filter: (route, { params: { id } }) => route?.params.marketSubmissionId === id,
    fn: (_, { params }) => ({
      route: 'review' as const,
      params: { applicationId: params.client_data_id },
    }),
    target: navigate,
  });
  sample({
    clock: unlockFx.fail,
    fn: () => ({ text: content.applicationExpired.failed, tone: 'danger' as const }),
    target: notify,
  });

  /** The modal's text; null while the application hasn't expired. */
  const $text = combine($submission, $isApplicationExpired, (submission, isExpired) =>
    submission && isExpired
      ? content.applicationExpired.text(
          submission.expiration_date ? formatDay(submission.expiration_date) : null,
        )
      : null,
  );

  return { reviewAsked, $text, $isBusy: unlockFx.pending };
}
