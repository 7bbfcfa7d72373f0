import { type MarketSubmissionStatus, readable } from '../statuses.ts';
import { livePackages, type SubmissionFacts } from './package-rules.ts';

/** B§4: RELEASED to QUOTE_BLOCKED and back; all others none. */
export function nextSubmissionStatuses(status: string): readonly MarketSubmissionStatus[] {
  if (status === 'RELEASED') return ['QUOTE_BLOCKED'];
  if (status === 'QUOTE_BLOCKED') return ['RELEASED'];
  return [];
}

/** B§4: "Live", "Quote Blocked". */
export function submissionStatusLabel(status: string): string {
  if (status === 'RELEASED') return 'Live';
  if (status === 'QUOTE_BLOCKED') return 'Quote Blocked';
  return readable(status);
}

/** The verb the change is offered with: "Live", "Quote Block". */
export const submissionChangeLabel = (to: string): string =>
  to === 'QUOTE_BLOCKED' ? 'Quote Block' : submissionStatusLabel(to);

/** Why the submission's status cannot be changed now; null when it can (B§4). */
export function whyNotRelease(
  submission: Pick<SubmissionFacts, 'status' | 'packages'>,
): string | null {
  return submission.status === 'QUOTE_BLOCKED' && livePackages(submission).length === 0
    ? 'There are no ready packages. Please set a package to ready to proceed.'
    : null;
}

export type LockFacts = {
  readonly status: string;
  /** yyyy-MM-dd; the submission has expired on the day after. */
  readonly expirationDate: string | null;
  readonly today: string;
  readonly quoteStatuses: readonly string[];
  readonly isRefreshing: boolean;
  readonly isUpdating: boolean;
};

/** B§4 "Locks": editing is disabled; the name of the first reason, or null. */
export function lockedBecause(facts: LockFacts): string | null {
  if (facts.status === 'BOUND' || facts.status === 'BIND_REQUESTED') return 'bound';
  if (isExpired(facts)) return 'expired';
  if (facts.quoteStatuses.some((status) => status === 'EXPIRED' || status === 'CANCELED'))
    return 'quotes-expired-or-canceled';
  if (facts.isRefreshing) return 'refreshing';
  if (facts.isUpdating) return 'updating';
  return null;
}

/** Past its expiration date, or said to be EXPIRED: the application has to be reviewed again (B§8). */
export const isExpired = ({
  status,
  expirationDate,
  today,
}: Pick<LockFacts, 'status' | 'expirationDate' | 'today'>) =>
  status === 'EXPIRED' || (expirationDate !== null && expirationDate < today);

/** B§4: when the submission is RELEASED only IN_REVIEW packages are editable. */
export const isPackageEditable = (submissionStatus: string, packageStatus: string): boolean =>
  packageStatus === 'IN_REVIEW' ||
  (packageStatus === 'READY' && submissionStatus === 'QUOTE_BLOCKED');

/** AMB-58: what a client sees: READY packages, and the own custom package unless it is gone. */
export const isDisplayed = (shown: {
  readonly status: string;
  readonly is_client_custom_package: boolean;
}): boolean =>
  shown.status === 'READY' ||
  (shown.is_client_custom_package && shown.status !== 'ARCHIVED' && shown.status !== 'INVALIDATED');
