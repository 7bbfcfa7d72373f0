import { unlockApplication } from '@fairlead/contracts/packages';
import { formatDay, isApplicationExpired } from '@fairlead/domain/packages';
import {
  $route,
  createCallFx,
  navigate,
  notify,
  nullOnStatus,
  reportErrors,
} from '@fairlead/store';
import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { noteReason } from './note-reason.ts';
import type { NoticeModel } from './notice.ts';
import type { SubmissionModel } from './submission.ts';
import { failureToast } from './toasts.ts';

type Unlocking = { readonly id: string; readonly client_data_id: string };

/** "Application expired": the way to its review, unlocked first (B§8, AMB-64). */
export function createUnlock(submission: SubmissionModel, notice: NoticeModel) {
  const reviewAsked = createEvent();
  const dismissed = createEvent();

  /** 409 means that it was already unlocked (B§7). */
  const callFx = nullOnStatus(409, createCallFx(unlockApplication));
  const unlockFx = createEffect(async ({ client_data_id }: Unlocking) => {
    await callFx({ body: { client_data_id } });
  });

  const $isExpired = combine(submission.$loaded, submission.$today, (loaded, today) =>
    loaded ? isApplicationExpired(loaded, today) : false,
  );
  const $day = submission.$loaded.map((loaded) =>
    loaded?.expiration_date ? formatDay(loaded.expiration_date) : null,
  );
  const $isDismissed = createStore(false)
    .on(dismissed, () => true)
    .reset([submission.opened, reviewAsked]);
  const $isOpen = combine($isExpired, $isDismissed, (expired, gone) => expired && !gone);

  const unlockAsked = sample({
    clock: reviewAsked,
    source: { loaded: submission.$loaded, isBusy: unlockFx.pending },
  }).filterMap(({ loaded, isBusy }) =>
    loaded && !isBusy ? { id: loaded.id, client_data_id: loaded.client_data_id } : undefined,
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
    fn: () => failureToast('Error unlocking application'),
    target: notify,
  });
  noteReason(unlockFx.failData, notice);
  reportErrors(unlockFx.failData, 'admin: unlock application');

  return { reviewAsked, dismissed, $isExpired, $isOpen, $day, $isUnlocking: unlockFx.pending };
}
