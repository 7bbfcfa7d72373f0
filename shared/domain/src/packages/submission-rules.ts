import { type MarketSubmissionStatus, readable } from '@fairlead/domain';
import { livePackages, type SubmissionFacts } from './package-rules.ts';

/** B§4: RELEASED can become QUOTE_BLOCKED and the reverse; no other status can be changed. */
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

/** The label of the button that makes the change: "Live", "Quote Block". */
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

/** B§4: when the submission is RELEASED only IN_REVIEW packages are editable. */
export const isPackageEditable = (submissionStatus: string, packageStatus: string): boolean =>
  packageStatus === 'IN_REVIEW' ||
  (packageStatus === 'READY' && submissionStatus === 'QUOTE_BLOCKED');
