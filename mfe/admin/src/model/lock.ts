import type { MarketSubmission } from '@fairlead/contracts/packages';
import { lockedBecause } from '@fairlead/domain/packages';
import { combine, type Store } from 'effector';

type LockParts = {
  readonly $submission: Store<MarketSubmission | null>;
  readonly $today: Store<string>;
  readonly $isRefreshing: Store<boolean>;
  readonly $isUpdating: Store<boolean>;
};

/** Why nothing can be edited, or null (B§4 "Locks"). */
export const createLock = ({ $submission, $today, $isRefreshing, $isUpdating }: LockParts) =>
  combine(
    $submission,
    $today,
    $isRefreshing,
    $isUpdating,
    (submission, today, isRefreshing, isUpdating) =>
      submission && lockedBecause({ submission, today, isRefreshing, isUpdating }),
  );
