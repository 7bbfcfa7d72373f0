import type { MarketSubmission } from '@fairlead/contracts';
import { lockedBecause } from '@fairlead/domain/packages';
import { combine, type Store } from 'effector';

type LockParts = {
  readonly $submission: Store<MarketSubmission | null>;
  readonly $today: Store<string>;
  readonly $isRefreshing: Store<boolean>;
  readonly $isUpdating: Store<boolean>;
};

/** Why nothing can be edited, or null (B§4 "Locks"). */
export function createLock(parts: LockParts) {
  return combine(
    parts,
    ({
      $submission: submission,
      $today: today,
      $isRefreshing: isRefreshing,
      $isUpdating: isUpdating,
    }) => {
      if (!submission) return null;
      return lockedBecause({
        status: submission.status,
        expirationDate: submission.expiration_date,
        today,
        quoteStatuses: activeQuoteStatuses(submission),
        isRefreshing,
        isUpdating,
      });
    },
  );
}

/**
 * The quotes of packages that are not put away: those are what a refresh renews, so a lock by any other quote could
 * never be lifted.
 */
function activeQuoteStatuses({ packages }: MarketSubmission): string[] {
  return packages
    .filter(({ status }) => status !== 'ARCHIVED' && status !== 'INVALIDATED')
    .flatMap(({ quotes }) => quotes.map(({ status }) => status));
}
