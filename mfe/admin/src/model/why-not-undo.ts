import type { MarketSubmission } from '@fairlead/contracts/packages';
import { whyNotPublish, whyNotRecommend } from '@fairlead/domain/packages';
import { type Change, changed } from './change.ts';

/**
 * Returns why a change can't be taken back on the board as it is now, which later changes may have made impossible; null
 * if it can, as far as the board shows.
 */
export function whyNotUndo(
  submission: MarketSubmission | null,
  undo: readonly Change[],
): string | null {
  const [change, ...later] = undo;
  if (!submission || !change) return null;
  return whyNot(submission, change) ?? whyNotUndo(changed(submission, change), later);
}

function whyNot(submission: MarketSubmission, change: Change): string | null {
  const target = submission.packages.find(({ id }) => id === change.packageId);
  if (!target) return null;
  if (change.kind === 'recommended' && change.to) return whyNotRecommend(target);
  if (change.kind === 'status' && change.to === 'READY') return whyNotPublish(target, submission);
  return null;
}
