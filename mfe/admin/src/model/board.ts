import type { Package } from '@fairlead/contracts/packages';
import type { BillingInterval } from '@fairlead/domain/money';
import { formatDay } from '@fairlead/domain/packages';
import { combine, createEvent, createStore, type Store, sample } from 'effector';
import { content } from '../content.ts';
import { columnOf } from './column.ts';
import type { OptimisticModel } from './optimistic.ts';
import type { SubmissionModel } from './submission.ts';

type Dependencies = {
  readonly submission: SubmissionModel;
  readonly optimistic: OptimisticModel;
  readonly $lock: Store<string | null>;
};

/** What the board shows: the packages as columns, in their order, priced by the chosen interval. */
export function createBoard({ submission, optimistic: { $submission }, $lock }: Dependencies) {
  const intervalChosen = createEvent<BillingInterval>();
  const archivedToggled = createEvent();

  const $interval = createStore<BillingInterval>('MONTHLY').on(
    intervalChosen,
    (_, interval) => interval,
  );
  const $showsArchived = createStore(false)
    .on(archivedToggled, (shows) => !shows)
    .reset(submission.opened);
  const $hasArchived = $submission.map(
    (shown) => shown?.packages.some(({ status }) => status === 'ARCHIVED') ?? false,
  );
  // The last archived package was restored: there is nothing to hide any more.
  sample({
    clock: $hasArchived,
    filter: (has) => !has,
    fn: () => false,
    target: $showsArchived,
  });

  /** Why nothing can be edited, in words. */
  const $locked = $lock.map((lock) => (lock ? (content.locks[lock] ?? null) : null));
  const $columns = combine(
    $submission,
    $interval,
    $locked,
    $showsArchived,
    (shown, interval, locked, showsArchived) =>
      shown
        ? inOrder(shown.packages)
            .filter(({ status }) => showsArchived || status !== 'ARCHIVED')
            .map((one) => columnOf(one, { submission: shown, interval, locked }))
        : [],
  );
  /** What the submission is, beside the title. */
  const $about = $submission.map((shown) => {
    if (!shown) return '';
    const { client_data_id, expiration_date } = shown;
    const expiry = expiration_date ? `, expires ${formatDay(expiration_date)}` : '';
    return `Application ${client_data_id}${expiry}`;
  });

  return {
    intervalChosen,
    archivedToggled,
    $interval,
    $showsArchived,
    $hasArchived,
    $columns,
    $about,
    $locked,
  };
}

/** Archived and invalidated packages stay at the end (B§5). */
function inOrder(packages: readonly Package[]): Package[] {
  const isPutAway = ({ status }: Package) => status === 'ARCHIVED' || status === 'INVALIDATED';
  return [...packages].sort(
    (a, b) => Number(isPutAway(a)) - Number(isPutAway(b)) || a.order - b.order,
  );
}
