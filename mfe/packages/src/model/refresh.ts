import { getPackageStatus, refreshActivePackages } from '@fairlead/contracts/packages';
import {
  firstExpiredDay,
  formatDay,
  isLiftedByRefresh,
  lockedBecause,
  refreshPollDelay,
} from '@fairlead/domain/packages';
import { createCallFx, createTimer, notify, nullOnStatus } from '@fairlead/store';
import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { content } from '../content.ts';
import type { Submission } from './submission.ts';

/**
 * Refreshes expired prices (B§4 "Refresh flow"): requests it, polls every 3 s until no package is PENDING, and loads
 * the submission again.
 */
export function createRefresh({ $submission, $packages, $today, refetched, loadFx }: Submission) {
  const asked = createEvent();
  const timer = createTimer();
  const refreshFx = createCallFx(refreshActivePackages);
  /** A package that is gone, perhaps put away by an admin, isn't waited for. */
  const statusFx = nullOnStatus(404, createCallFx(getPackageStatus));

  /** The packages that are being repriced, which the submission lacks until then. */
  const $pending = createStore<readonly string[]>([], { serialize: 'ignore' });
  const $isLoading = createStore(false, { serialize: 'ignore' });
  const pollFx = attach({
    source: $pending,
    mapParams: (_: void, ids) => ids,
    effect: createEffect(async (ids: readonly string[]) => {
      const found = await Promise.all(ids.map((id) => statusFx({ params: { id } })));
      return ids.filter((_, index) => found[index]?.status === 'PENDING');
    }),
  });

  const $isRefreshing = combine(
    $pending,
    $isLoading,
    refreshFx.pending,
    (pending, isLoading, isAsking) => pending.length > 0 || isLoading || isAsking,
  );

  /** Why nothing can be changed or bought now (B§4 "Locks"); null when it can. */
  const $lock = combine($submission, $today, $isRefreshing, (submission, today, isRefreshing) =>
    submission ? lockedBecause({ submission, today, isRefreshing, isUpdating: false }) : 'loading',
  );
  /** B§2 "expired-packages prompt": a refresh brings the prices up to date. */
  const $isExpired = $lock.map(isLiftedByRefresh);
  const $lastDay = combine($submission, $today, (submission, today) => {
    const day = submission && firstExpiredDay(submission, today);
    return day && formatDay(day);
  });

  const refresh = sample({
    clock: asked,
    source: { submission: $submission, isRefreshing: $isRefreshing },
  }).filterMap(({ submission, isRefreshing }) =>
    submission && !isRefreshing ? { body: { market_submission_id: submission.id } } : undefined,
  );
  sample({ clock: refresh, target: refreshFx });
  sample({
    clock: refreshFx.done,
    source: $packages,
    fn: (packages) => packages.map(({ id }) => id),
    target: $pending,
  });
  // A failed poll is followed by the next one.
  sample({
    clock: [refreshFx.done, pollFx.fail, pollFx.doneData.filter({ fn: (left) => left.length > 0 })],
    fn: () => refreshPollDelay,
    target: timer.started,
  });
  sample({ clock: timer.rang, target: pollFx });
  const settled = pollFx.doneData.filter({ fn: (left) => left.length === 0 });
  $isLoading.on(settled, () => true).on(loadFx.finally, () => false);
  $pending.reset(settled);
  sample({ clock: settled, target: refetched });
  sample({
    clock: refreshFx.fail,
    fn: () => ({ text: content.refresh.failed, tone: 'danger' as const }),
    target: notify,
  });

  return { asked, $isRefreshing, $lock, $isExpired, $lastDay };
}

export type Refresh = ReturnType<typeof createRefresh>;
