import type { Package } from '@fairlead/contracts/packages';
import type { BillingInterval } from '@fairlead/domain/money';
import { formatDay, type Lock } from '@fairlead/domain/packages';
import { combine, createEvent, createStore, type Store, sample } from 'effector';
import { content } from '../content.ts';
import { columnOf } from './column.ts';
import type { OptimisticModel } from './optimistic.ts';
import { severalCarriers } from './quote-card.ts';
import type { SubmissionModel } from './submission.ts';

type Dependencies = {
  readonly submission: SubmissionModel;
  readonly optimistic: OptimisticModel;
  readonly $lock: Store<Lock | null>;
  /** In the order of the board. */
  readonly $packages: Store<readonly Package[]>;
};

/** The packages as columns of the board, in their order, priced by the chosen interval. */
export function createBoard({
  submission,
  optimistic: { $submission },
  $lock,
  $packages,
}: Dependencies) {
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
  // The last archived package was restored, so there is nothing left to hide.
  sample({
    clock: $hasArchived,
    filter: (has) => !has,
    fn: () => false,
    target: $showsArchived,
  });

  /** Why nothing can be edited, in words. */
  const $locked = $lock.map((lock) => lock && content.locks[lock]);
  const $hasSeveralCarriers = $submission.map(
    (shown) =>
      shown !== null &&
      severalCarriers([...shown.quotes, ...shown.packages.flatMap(({ quotes }) => quotes)]),
  );
  const $columns = combine(
    $submission,
    $packages,
    $interval,
    submission.$today,
    $locked,
    $showsArchived,
    $hasSeveralCarriers,
    (shown, packages, interval, today, locked, showsArchived, hasSeveralCarriers) =>
      shown
        ? packages
            .map((one, index) =>
              columnOf(one, {
                submission: shown,
                interval,
                today,
                locked,
                hasSeveralCarriers,
                position: index + 1,
              }),
            )
            .filter(({ status }) => showsArchived || status !== 'ARCHIVED')
        : [],
  );
  /** The submission's facts beside the title. */
  const $about = $submission.map((shown) => {
    if (!shown) return '';
    const { company, client_data_id, expiration_date } = shown;
    const whose = company ? `${company}, application` : 'Application';
    const expiry = expiration_date ? `, expires ${formatDay(expiration_date)}` : '';
    return `${whose} ${client_data_id}${expiry}`;
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
