import type { MarketSubmission } from '@fairlead/contracts/packages';
import { submissionStatusLabel } from '@fairlead/domain/packages';
import { content } from '../content.ts';
import type { Change } from './change.ts';
import { isMade } from './is-made.ts';
import type { Notice } from './notice.ts';

/** An edit that failed. */
export type FailedEdit = {
  readonly edit: { readonly changes: readonly Change[]; readonly said: string };
  readonly isRefused: boolean;
  readonly isUnanswered: boolean;
  readonly packageId: string | null;
  /** The submission's status before. */
  readonly status: string | null;
};

/** Returns the message about a failed edit after the board is reloaded; null if its failure message is enough. */
export function outcomeOf(
  { edit, isRefused, isUnanswered, packageId, status }: FailedEdit,
  now: MarketSubmission,
): Notice | null {
  if (isRefused)
    return now.status === status
      ? null
      : { packageId: null, text: content.conflict.moved(submissionStatusLabel(now.status)) };
  return isUnanswered && edit.changes.every((change) => isMade(now, change))
    ? { packageId, text: content.notices.lost(edit.said) }
    : null;
}
