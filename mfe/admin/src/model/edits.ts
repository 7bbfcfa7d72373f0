import type { MarketSubmission } from '@fairlead/contracts/packages';
import { notify, reportErrorFx } from '@fairlead/store';
import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { content } from '../content.ts';
import { asSentence } from './as-sentence.ts';
import { createChangeFx } from './call-for.ts';
import type { Change } from './change.ts';
import {
  createConflict,
  isConflict,
  isOrderConflict,
  isRefusal,
  isUnanswered,
} from './conflict.ts';
import { type FailedEdit, outcomeOf, versionsAfter } from './edit-outcome.ts';
import { noteReason } from './note-reason.ts';
import type { NoticeModel } from './notice.ts';
import type { OptimisticModel } from './optimistic.ts';
import type { SubmissionModel } from './submission.ts';
import { failureToast } from './toasts.ts';

/** How a failure is shown: beside the package or at the head of the board, or in a toast. */
type FailureMessage =
  | { readonly kind: 'notice'; readonly packageId: string | null; readonly text: string }
  | { readonly kind: 'toast'; readonly text: string };

/** A change that an admin makes on the board. */
export type Edit = {
  /** Its changes, in order; the first call that fails ends the edit. */
  readonly changes: readonly Change[];
  /** The changes that undo it; empty if it can't be undone. */
  readonly undo: readonly Change[];
  /** The toast's text, in the past tense. */
  readonly said: string;
  /** The location in error reports. */
  readonly where: string;
  readonly onFailure: (failure: Error) => FailureMessage;
};

type Dependencies = {
  readonly submission: SubmissionModel;
  readonly optimistic: OptimisticModel;
  readonly notice: NoticeModel;
};

/** Performs the board's edits: shows them at once, and rolls back when the server refuses (B§4, B§8). */
export function createEdits({ submission, optimistic, notice }: Dependencies) {
  const started = createEvent<Edit>();
  /** Another change of a package is being made: edits wait for the version that it gives the package. */
  const held = createEvent<boolean>();
  const $isHeld = createStore(false).on(held, (_, isHeld) => isHeld);

  const changeFx = createChangeFx(submission);
  const editFx = createEffect(async ({ changes }: Edit) => {
    for (const change of changes) await changeFx(change);
  });
  sample({ clock: started, target: notice.dismissed });
  sample({ clock: started, fn: ({ changes }) => changes, target: optimistic.begun });

  // Edits are made one at a time, in their order: each carries everything that a package holds. They are made also if the
  // admin has gone on to another submission.
  const $queue = createStore<readonly Edit[]>([])
    .on(started, (queue, edit) => [...queue, edit])
    .on(editFx, (queue, edit) => queue.filter((one) => one !== edit));
  const next = sample({
    clock: [started, editFx.done, $isHeld],
    source: { queue: $queue, isEditing: editFx.pending, isHeld: $isHeld },
    fn: ({ queue, isEditing, isHeld }) => (isEditing || isHeld ? undefined : queue[0]),
  }).filterMap((edit) => edit);
  sample({ clock: next, target: editFx });
  // Later edits that build on a failed one are rolled back with it.
  const broken = sample({
    clock: editFx.fail,
    source: { queue: $queue, loaded: submission.$loaded },
    fn: ({ queue, loaded }, { params, error }) => ({
      queue,
      params,
      error,
      isShownConflict: isConflict(error) && isOn(loaded, params),
    }),
  });
  // The message for a failed edit depends on the reloaded board: a call without a response may still have been applied,
  // and a refusal may be caused by another admin's change. What wasn't answered stays unsettled until the board is seen.
  const $failed = createStore<FailedEdit | null>(null, { serialize: 'ignore' })
    .on(started, (failed) => (failed?.isUnanswered ? failed : null))
    .reset(submission.opened);
  // Another admin's change is shown once the board shows its result.
  const $unanswered = $failed.map((failed) => (failed?.isUnanswered ? failed.edit : null));
  const conflict = createConflict(submission, notice, $unanswered);
  sample({
    clock: broken.filterMap(({ params, error }) =>
      isConflict(error) && !isOrderConflict(error) ? params.changes[0]?.packageId : undefined,
    ),
    target: conflict.met,
  });
  sample({
    clock: broken,
    filter: ({ error, isShownConflict }) => isShownConflict && isOrderConflict(error),
    target: conflict.orderMet,
  });
  sample({
    clock: broken,
    fn: ({ queue }) => queue.flatMap(({ changes }) => changes),
    target: optimistic.ended,
  });
  $queue.reset(broken);

  sample({ clock: editFx.done, fn: ({ params }) => params.changes, target: submission.agreed });
  sample({ clock: changeFx.doneData, target: submission.packageAnswered });
  sample({ clock: editFx.finally, fn: ({ params }) => params.changes, target: optimistic.ended });
  // Also after a failure: the current state shows why, and whether a part was applied.
  sample({ clock: editFx.finally, target: submission.reloaded });

  // What another admin did is no fault: the board says it.
  sample({
    clock: editFx.fail,
    filter: ({ error }) => !isConflict(error),
    fn: ({ params, error }) => ({ error, where: params.where }),
    target: reportErrorFx,
  });
  const failed = broken.filterMap(({ queue, params, error, isShownConflict }) => {
    if (isShownConflict) return undefined;
    const message = params.onFailure(error);
    return queue.length === 0
      ? message
      : { ...message, text: `${asSentence(message.text)} ${content.notices.dropped}` };
  });
  sample({
    clock: failed.filterMap((message) =>
      message.kind === 'notice' ? { packageId: message.packageId, text: message.text } : undefined,
    ),
    target: notice.noted,
  });
  // The toasts of B§8 have no place for a reason.
  noteReason(
    broken.filterMap(({ params, error }) =>
      params.onFailure(error).kind === 'toast' && !isConflict(error) ? error : undefined,
    ),
    notice,
  );
  sample({
    clock: failed,
    filter: ({ kind }) => kind === 'toast',
    fn: ({ text }) => failureToast(text),
    target: notify,
  });

  sample({
    clock: broken,
    source: submission.$loaded,
    filter: (_, { error }) => !isConflict(error),
    fn: failedEdit,
    target: $failed,
  });
  const $hasMet = createStore(false)
    .on(conflict.met, () => true)
    .reset(submission.opened);
  const looked = sample({
    clock: submission.fresh,
    source: { failure: $failed, hasMet: $hasMet },
    fn: ({ failure, hasMet }, now) =>
      failure && {
        // The message about the conflict says it, too.
        outcome: hasMet ? null : outcomeOf(failure, now),
        versions: versionsAfter(failure, now),
      },
  });
  $failed.reset(looked);
  $hasMet.reset(looked);
  sample({ clock: looked.filterMap((seen) => seen?.outcome ?? undefined), target: notice.noted });
  sample({
    clock: looked.filterMap((seen) => seen?.versions),
    target: submission.versionsChanged,
  });

  return {
    started,
    held,
    conflict,
    /** What was done on another board can't be undone from this one. */
    done: sample({
      clock: editFx.done,
      source: submission.$loaded,
      fn: (loaded, { params }) => (isOn(loaded, params) ? params : { ...params, undo: [] }),
    }),
    failed: broken,
    $isEditing: editFx.pending,
    /** Whether changes are being made or wait for the one that is. */
    $isBusy: combine($queue, editFx.pending, (queue, isEditing) => isEditing || queue.length > 0),
  };
}

/** Whether the board that is open is the edit's: the admin may have gone on to another one. */
const isOn = (loaded: MarketSubmission | null, { changes }: Edit): boolean =>
  changes.every(({ packageId }) => loaded?.packages.some(({ id }) => id === packageId));

const failedEdit = (
  loaded: MarketSubmission | null,
  { params, error }: { readonly params: Edit; readonly error: Error },
): FailedEdit => ({
  edit: params,
  isRefused: isRefusal(error),
  isUnanswered: isUnanswered(error),
  packageId: placeOf(params.onFailure(error)),
  before: loaded,
});

const placeOf = (message: FailureMessage) => (message.kind === 'notice' ? message.packageId : null);

export type EditsModel = ReturnType<typeof createEdits>;
