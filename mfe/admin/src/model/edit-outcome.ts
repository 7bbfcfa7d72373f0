import type { MarketSubmission } from '@fairlead/contracts/packages';
import { submissionStatusLabel } from '@fairlead/domain/packages';
import { content } from '../content.ts';
import { type Change, changed } from './change.ts';
import { differences } from './conflict.ts';
import { isMade } from './is-made.ts';
import type { Notice } from './notice.ts';
import type { VersionChange } from './seen.ts';

/** An edit that failed. */
export type FailedEdit = {
  readonly edit: { readonly changes: readonly Change[]; readonly said: string };
  readonly isRefused: boolean;
  readonly isUnanswered: boolean;
  readonly packageId: string | null;
  /** The submission before. */
  readonly before: MarketSubmission | null;
};

/** Returns the message about a failed edit after the board is reloaded; null if its failure message is enough. */
export function outcomeOf(
  { edit, isRefused, isUnanswered, packageId, before }: FailedEdit,
  now: MarketSubmission,
): Notice | null {
  if (isRefused)
    return now.status === before?.status
      ? null
      : { packageId: null, text: content.conflict.moved(submissionStatusLabel(now.status)) };
  return isUnanswered && edit.changes.every((change) => isMade(now, change))
    ? { packageId, text: content.notices.lost(edit.said) }
    : null;
}

/** Returns the versions that an edit gave although its answer was lost: of the packages that nobody else changed too. */
export function versionsAfter(
  { edit, isUnanswered, before }: FailedEdit,
  now: MarketSubmission,
): VersionChange[] {
  if (!isUnanswered || !before) return [];
  const mine = edit.changes.reduce(changed, before);
  return now.packages.flatMap((one) => {
    const from = before.packages.find(({ id }) => id === one.id)?.version;
    const expected = mine.packages.find(({ id }) => id === one.id);
    if (from === undefined || one.version === undefined || !expected) return [];
    const isMine =
      edit.changes.some(({ packageId }) => packageId === one.id) &&
      differences(expected, one, now.status).length === 0;
    return isMine ? [{ packageId: one.id, from, to: one.version }] : [];
  });
}
