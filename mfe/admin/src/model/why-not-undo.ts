import type { MarketSubmission, Package } from '@fairlead/contracts/packages';
import {
  quoteIdOf,
  whyNotDrop,
  whyNotPublish,
  whyNotRecommend,
  whyNotRemove,
} from '@fairlead/domain/packages';
import { content } from '../content.ts';
import { type Change, changed } from './change.ts';
import { isMade } from './is-made.ts';

type Done = { readonly changes: readonly Change[]; readonly undo: readonly Change[] };

/**
 * Returns why a change can't be taken back on the board as it is now, which later changes may have made impossible; null
 * if it can, as far as the board shows.
 */
export function whyNotUndo(
  submission: MarketSubmission | null,
  { changes, undo }: Done,
): string | null {
  if (submission && changes.some((change) => isReplaced(submission, change)))
    return content.undo.replaced;
  return whyNotMake(submission, undo);
}

/** Whether a later change, perhaps another admin's, is there instead: taking this one back would overwrite it. */
const isReplaced = (submission: MarketSubmission, change: Change): boolean =>
  change.kind !== 'order' &&
  submission.packages.some(({ id }) => id === change.packageId) &&
  !isMade(submission, change);

function whyNotMake(
  submission: MarketSubmission | null,
  changes: readonly Change[],
): string | null {
  const [change, ...later] = changes;
  if (!submission || !change) return null;
  return whyNot(submission, change) ?? whyNotMake(changed(submission, change), later);
}

function whyNot(submission: MarketSubmission, change: Change): string | null {
  const target = submission.packages.find(({ id }) => id === change.packageId);
  if (!target) return null;
  if (change.kind === 'recommended' && change.to) return whyNotRecommend(target);
  if (change.kind === 'status' && change.to === 'READY') return whyNotPublish(target, submission);
  if (change.kind === 'contents')
    return isAdding(target, change)
      ? whyNotDrop(target.status, submission.status)
      : whyNotRemove(target.status, submission.status);
  return null;
}

function isAdding(
  { quotes, coverage_requests }: Package,
  wanted: Extract<Change, { kind: 'contents' }>,
): boolean {
  const quoteIds = quotes.map(quoteIdOf);
  const requestIds = coverage_requests.map(({ id }) => id);
  return (
    wanted.quotes.some((quote) => !quoteIds.includes(quoteIdOf(quote))) ||
    wanted.requests.some(({ id }) => !requestIds.includes(id))
  );
}
