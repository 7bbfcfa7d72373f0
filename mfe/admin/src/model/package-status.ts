import type { MarketSubmission, Package } from '@fairlead/contracts/packages';
import type { PackageStatus } from '@fairlead/domain';
import { packageStatusLabel, whyNotPackageStatus } from '@fairlead/domain/packages';
import { createEvent, type Store, sample } from 'effector';
import { content } from '../content.ts';
import type { Change } from './change.ts';
import { reasonOf } from './conflict.ts';
import type { Edit, EditsModel } from './edits.ts';
import type { OptimisticModel } from './optimistic.ts';

type Dependencies = {
  readonly optimistic: OptimisticModel;
  readonly edits: EditsModel;
  readonly $lock: Store<string | null>;
};

type Choice = { readonly packageId: string; readonly to: PackageStatus };

/** Sets a package to Draft, Live or Archived (B§4). A refusal is shown at the package (B§8 lets it be logged only). */
export function createPackageStatus({ optimistic, edits, $lock }: Dependencies) {
  const chosen = createEvent<Choice>();
  const allowed = sample({
    clock: chosen,
    source: { shown: optimistic.$submission, changes: optimistic.$changes, lock: $lock },
    fn: ({ shown, changes, lock }, choice) => (lock ? null : statusEdit(shown, changes, choice)),
  }).filterMap((edit) => edit ?? undefined);
  sample({ clock: allowed, target: edits.started });
  return { chosen };
}

function statusEdit(
  submission: MarketSubmission | null,
  changes: readonly Change[],
  { packageId, to }: Choice,
): Edit | null {
  const changing = submission?.packages.find(({ id }) => id === packageId);
  const isUnderWay = changes.some(
    (change) => change.kind === 'status' && change.packageId === packageId,
  );
  if (!submission || !changing || isUnderWay) return null;
  if (whyNotPackageStatus(changing, to, submission)) return null;
  const isQuoteBlocked = submission.status === 'QUOTE_BLOCKED';
  const status = packageStatusLabel(to, { isQuoteBlocked });
  const { name } = changing;
  return {
    changes: [{ kind: 'status', packageId, to }],
    undo: statusSteps(changing, to, isQuoteBlocked),
    said: content.done.status(name, status),
    where: 'admin: package status',
    onFailure: (failure) => ({
      kind: 'notice',
      packageId,
      text: content.notices.packageStatus(name, status, reasonOf(failure)),
    }),
  };
}

/**
 * Returns the changes that restore a package's status. A package only becomes Live again while the submission is
 * quote-blocked.
 */
function statusSteps({ id, status }: Package, from: string, isQuoteBlocked: boolean): Change[] {
  const to = (next: PackageStatus): Change => ({ kind: 'status', packageId: id, to: next });
  if (status === 'IN_REVIEW') return [to('IN_REVIEW')];
  if (status === 'ARCHIVED') return [to('ARCHIVED')];
  const draft = from === 'ARCHIVED' ? [to('IN_REVIEW')] : [];
  return isQuoteBlocked ? [...draft, to('READY')] : draft;
}
