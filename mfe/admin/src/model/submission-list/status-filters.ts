import { marketSubmissionStatuses } from '@fairlead/domain';
import { submissionStatusLabel } from '@fairlead/domain/packages';
import { content } from '../../content.ts';

type Counts = readonly { readonly status: string; readonly count: number }[];

/** A status filter, with its number of submissions; `status` is null for all. */
export type StatusFilter = {
  readonly status: string | null;
  readonly label: string;
  readonly count: number;
  readonly isChosen: boolean;
};

/**
 * Returns the existing statuses, in the order of a submission's life; the chosen one stays even without a submission.
 */
export function statusFilters(counts: Counts, chosen: string | null): StatusFilter[] {
  const countOf = (status: string) => counts.find((one) => one.status === status)?.count ?? 0;
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const known: readonly string[] = marketSubmissionStatuses;
  const statuses = [...new Set([...known, ...counts.map(({ status }) => status)])].filter(
    (status) => countOf(status) > 0 || status === chosen,
  );
  return [
    { status: null, label: content.submissions.all, count: all, isChosen: chosen === null },
    ...statuses.map((status) => ({
      status,
      label: submissionStatusLabel(status),
      count: countOf(status),
      isChosen: status === chosen,
    })),
  ];
}
