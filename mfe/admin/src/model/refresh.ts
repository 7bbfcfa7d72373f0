import {
  getPackageStatus,
  type MarketSubmission,
  refreshActivePackages,
} from '@fairlead/contracts/packages';
import { refreshPollDelay } from '@fairlead/domain/packages';
import { createCallFx, createTimer, notify, reportErrors, routeOpened } from '@fairlead/store';
import { createEffect, createEvent, createStore, merge, sample } from 'effector';
import { isBoardRoute } from './board-routes.ts';
import { noteReason } from './note-reason.ts';
import type { NoticeModel } from './notice.ts';
import type { SubmissionModel } from './submission.ts';
import { failureToast } from './toasts.ts';

/**
 * Refreshes expired packages (B§4): the call, a check every 3 s until no package is PENDING, then the submission again.
 * Packages that are PENDING for another reason are watched the same way.
 */
export function createRefresh(submission: SubmissionModel, notice: NoticeModel) {
  /** Requests a refresh. The board checks whether it is allowed, because the lock depends on what is refreshing. */
  const started = createEvent();

  const callFx = createCallFx(refreshActivePackages);
  const refreshFx = createEffect((id: string) => callFx({ body: { market_submission_id: id } }));
  const statusFx = createCallFx(getPackageStatus);
  /** Whether any of these packages is still PENDING. */
  const lookFx = createEffect(async (ids: readonly string[]): Promise<boolean> => {
    const answers = await Promise.all(ids.map((id) => statusFx({ params: { id } })));
    return answers.some(({ status }) => status === 'PENDING');
  });
  const timer = createTimer();

  const $isRefreshing = createStore(false).on(started, () => true);
  sample({
    clock: started,
    source: submission.$id,
    filter: Boolean,
    target: refreshFx,
  });
  sample({ clock: refreshFx.done, target: submission.reloaded });

  const isAnyPending = ({ packages }: MarketSubmission) =>
    packages.some(({ status }) => status === 'PENDING');
  sample({
    clock: submission.fresh,
    filter: isAnyPending,
    fn: () => refreshPollDelay,
    target: timer.started,
  });
  const settled = sample({
    clock: submission.fresh,
    source: refreshFx.pending,
    filter: (isAsking, fresh) => !isAsking && !isAnyPending(fresh),
  });
  sample({
    clock: timer.rang,
    source: submission.$loaded,
    fn: (loaded) => pendingIds(loaded),
    target: lookFx,
  });
  sample({
    clock: lookFx.doneData,
    filter: Boolean,
    fn: () => refreshPollDelay,
    target: timer.started,
  });
  sample({
    clock: lookFx.doneData,
    filter: (isPending) => !isPending,
    target: submission.reloaded,
  });
  // A failed check is ignored, because the next one may succeed.
  sample({ clock: lookFx.fail, fn: () => refreshPollDelay, target: timer.started });

  const broken = sample({
    clock: [refreshFx.failData, lookFx.failData, submission.failed],
    source: $isRefreshing,
    filter: Boolean,
  });
  sample({
    clock: broken,
    fn: () => failureToast('Failed to refresh packages. Please try again.'),
    target: notify,
  });
  noteReason(refreshFx.failData, notice);
  reportErrors(merge([refreshFx.failData, lookFx.failData]), 'admin: refresh packages');

  const done = sample({
    clock: settled,
    source: $isRefreshing,
    filter: Boolean,
    fn: () => {},
  });
  $isRefreshing.reset([broken, settled, submission.opened]);
  sample({
    clock: [submission.opened, routeOpened.filter({ fn: ({ name }) => !isBoardRoute(name) })],
    target: timer.stopped,
  });

  return { started, done, $isRefreshing };
}

const pendingIds = (submission: MarketSubmission | null) =>
  submission?.packages.filter(({ status }) => status === 'PENDING').map(({ id }) => id) ?? [];
