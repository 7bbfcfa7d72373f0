/** What the locks read of a submission (B§3). Days are yyyy-MM-dd. */
export type LockedSubmission = {
  readonly status: string;
  /** The application's last day; null if it doesn't expire. */
  readonly expiration_date: string | null;
  readonly packages: readonly { readonly quotes: readonly DatedQuote[] }[];
  /** The quote library. */
  readonly quotes: readonly DatedQuote[];
};

/** What a submission and its library are quoted at. */
type QuotedSubmission = Pick<LockedSubmission, 'packages' | 'quotes'>;

type DatedQuote = { readonly status: string; readonly expiration_date: string };

export type LockFacts = {
  readonly submission: LockedSubmission;
  readonly today: string;
  readonly isRefreshing: boolean;
  readonly isUpdating: boolean;
};

export type Lock =
  | 'bound'
  | 'application-expired'
  | 'refreshing'
  | 'quotes-expired-or-canceled'
  | 'submission-expired'
  | 'updating';

/** Why nothing of a submission can be edited (B§4 "Locks"): the first reason, or null. */
export function lockedBecause({
  submission,
  today,
  isRefreshing,
  isUpdating,
}: LockFacts): Lock | null {
  if (isBound(submission)) return 'bound';
  if (isApplicationExpired(submission, today)) return 'application-expired';
  if (isRefreshing) return 'refreshing';
  if (hasStaleQuote(submission, today)) return 'quotes-expired-or-canceled';
  if (submission.status === 'EXPIRED') return 'submission-expired';
  return isUpdating ? 'updating' : null;
}

/**
 * EXPIRED has two meanings: the application is past its last day and has to be reviewed again (B§8), or only the prices
 * have expired, which a refresh fixes.
 */
export function isApplicationExpired(
  submission: Pick<LockedSubmission, 'status' | 'expiration_date'>,
  today: string,
): boolean {
  if (isBound(submission)) return false;
  const { status, expiration_date } = submission;
  return expiration_date === null ? status === 'EXPIRED' : expiration_date < today;
}

/** Whether a refresh removes the lock: the prices have expired, and the application hasn't. */
export const isLiftedByRefresh = (lock: string | null): boolean =>
  lock === 'quotes-expired-or-canceled' || lock === 'submission-expired';

const isBound = ({ status }: Pick<LockedSubmission, 'status'>) =>
  status === 'BOUND' || status === 'BIND_REQUESTED';

/** Every quote counts, in a package or only in the library. A quote past its day has expired, even if its status says otherwise. */
const hasStaleQuote = (submission: QuotedSubmission, today: string) =>
  quotesIn(submission).some((quote) => isStaleQuote(quote, today));

/** Returns the last day of the prices that expired first (AMB-17); null if no quote is past its day. Days are yyyy-MM-dd. */
export function firstExpiredDay(submission: QuotedSubmission, today: string): string | null {
  const past = quotesIn(submission).filter((quote) => isPast(quote, today));
  return past.map(({ expiration_date }) => expiration_date).toSorted()[0] ?? null;
}

const quotesIn = ({ packages, quotes }: QuotedSubmission): readonly DatedQuote[] => [
  ...packages.flatMap((one) => one.quotes),
  ...quotes,
];

const isPast = ({ expiration_date }: DatedQuote, today: string) => expiration_date < today;

/** Whether a quote has expired or was canceled, so that it locks its submission. */
export const isStaleQuote = (quote: DatedQuote, today: string): boolean =>
  quote.status === 'EXPIRED' || quote.status === 'CANCELED' || isPast(quote, today);
