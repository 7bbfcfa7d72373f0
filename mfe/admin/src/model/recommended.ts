import type { MarketSubmission } from '@fairlead/contracts/packages';
import { whyNotRecommend } from '@fairlead/domain/packages';
import { createEvent, type Store, sample } from 'effector';
import { content } from '../content.ts';
import type { Change } from './change.ts';
import type { Edit, EditsModel } from './edits.ts';
import type { OptimisticModel } from './optimistic.ts';

type Dependencies = {
  readonly optimistic: OptimisticModel;
  readonly edits: EditsModel;
  readonly $lock: Store<string | null>;
};

type Choice = { readonly packageId: string; readonly to: boolean };

/** The Recommended switch. Only a live package can be marked; at most one is (B§4, AMB-59). */
export function createRecommended({ optimistic, edits, $lock }: Dependencies) {
  const switched = createEvent<Choice>();
  const allowed = sample({
    clock: switched,
    source: { shown: optimistic.$submission, changes: optimistic.$changes, lock: $lock },
    fn: ({ shown, changes, lock }, choice) => (lock ? null : markEdit(shown, changes, choice)),
  }).filterMap((edit) => edit ?? undefined);
  sample({ clock: allowed, target: edits.started });
  return { switched };
}

function markEdit(
  submission: MarketSubmission | null,
  changes: readonly Change[],
  { packageId, to }: Choice,
): Edit | null {
  const marking = submission?.packages.find(({ id }) => id === packageId);
  // Two pending calls could end in either order.
  const isUnderWay = changes.some(({ kind }) => kind === 'recommended');
  if (!submission || !marking || isUnderWay || marking.recommended === to) return null;
  if (to && whyNotRecommend(marking)) return null;
  const before = submission.packages.find(({ recommended }) => recommended);
  return {
    changes: [{ kind: 'recommended', packageId, to }],
    undo: undoOf(packageId, to, before && !whyNotRecommend(before) ? before.id : null),
    said: content.done.recommended(marking.name, to),
    where: 'admin: recommended package',
    onFailure: () => ({ kind: 'toast', text: 'Failed to update recommended package' }),
  };
}

/** Restores the previously marked package, unless it is a draft. */
function undoOf(packageId: string, to: boolean, before: string | null): Change[] {
  if (to && before === null) return [{ kind: 'recommended', packageId, to: false }];
  return before === null ? [] : [{ kind: 'recommended', packageId: before, to: true }];
}
