import type { MarketSubmission } from '@fairlead/contracts/packages';
import { isDisplayed, lockedBecause } from '@fairlead/domain/packages';
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
      const lock = lockedBecause({
        status: submission.status,
        expirationDate: submission.expiration_date,
        today,
        quoteStatuses: shownQuoteStatuses(submission, today),
        isRefreshing,
        isUpdating,
      });
      return lock === 'expired' && !isApplicationExpired(submission, today)
        ? 'quotes-expired-or-canceled'
        : lock;
    },
  );
}

/**
 * EXPIRED is said of two things: of an application past its day, which has to be reviewed again, and of packages whose
 * prices ran out before that day, which a refresh brings up to date.
 */
export function isApplicationExpired(
  { status, expiration_date }: Pick<MarketSubmission, 'status' | 'expiration_date'>,
  today: string,
): boolean {
  if (status === 'BOUND' || status === 'BIND_REQUESTED') return false;
  return expiration_date === null ? status === 'EXPIRED' : expiration_date < today;
}

/**
 * The quotes of the packages that the client sees: those are what a refresh renews, so a lock by any other quote could
 * never be lifted. A quote past its day has expired, whatever its status says yet.
 */
function shownQuoteStatuses({ packages }: MarketSubmission, today: string): string[] {
  return packages
    .filter(isDisplayed)
    .flatMap(({ quotes }) => quotes)
    .map(({ status, expiration_date }) => (expiration_date < today ? 'EXPIRED' : status));
}
