import { $toasts, notify, toastActed, toastDismissed } from '@fairlead/store';
import { createEvent, createStore, merge, type Store, sample } from 'effector';
import { content } from '../content.ts';
import { asSentence } from './as-sentence.ts';
import { reasonOf } from './conflict.ts';
import type { Edit, EditsModel } from './edits.ts';
import type { NoticeModel } from './notice.ts';
import type { OptimisticModel } from './optimistic.ts';
import type { SubmissionModel } from './submission.ts';
import { whyNotUndo } from './why-not-undo.ts';

type Done = Pick<Edit, 'changes' | 'undo' | 'said'>;

const actionName = 'admin: undo';

type Dependencies = {
  readonly submission: SubmissionModel;
  readonly optimistic: OptimisticModel;
  readonly notice: NoticeModel;
  readonly edits: EditsModel;
  readonly $lock: Store<string | null>;
};

/**
 * Undoes the last change of the board, by its toast's button, Ctrl+Z or Cmd+Z; then the one before it. An undo is an
 * edit that can fail, and can't be undone itself.
 */
export function createUndo({ submission, optimistic, notice, edits, $lock }: Dependencies) {
  /** An edit has succeeded. */
  const offered = createEvent<Done>();
  /** Ctrl+Z or Cmd+Z. */
  const asked = createEvent();

  const done = merge([offered, edits.done]);
  const $stack = createStore<readonly Done[]>([])
    .on(done, (stack, { changes, undo, said }) =>
      undo.length === 0 ? stack : [...stack, { changes, undo, said }],
    )
    .reset(submission.opened);
  sample({
    clock: done,
    fn: ({ undo, said }) => ({
      text: said,
      tone: 'success' as const,
      audience: 'admin' as const,
      ...(undo.length > 0 && { action: { name: actionName, label: content.undo.action } }),
    }),
    target: notify,
  });

  // Always the last change, because later changes may build on earlier ones.
  const taken = sample({
    clock: [asked, toastActed.filter({ fn: (name) => name === actionName })],
    source: { stack: $stack, lock: $lock, isEditing: edits.$isEditing },
    fn: ({ stack, lock, isEditing }) => (lock || isEditing ? undefined : stack.at(-1)),
  }).filterMap((entry) => entry);
  $stack.on(taken, (stack, entry) => stack.filter((one) => one !== entry));
  // By keyboard, its toast would stay, and its button would undo the change before.
  sample({
    clock: sample({ clock: taken, source: $toasts }).filterMap(
      (toasts) => toasts.find(({ action }) => action?.name === actionName)?.id,
    ),
    target: toastDismissed,
  });
  const tried = sample({
    clock: taken,
    source: optimistic.$submission,
    fn: (shown, entry) => ({ entry, whyNot: whyNotUndo(shown, entry) }),
  });
  sample({
    clock: tried.filterMap(({ entry, whyNot }) => (whyNot === null ? asEdit(entry) : undefined)),
    target: edits.started,
  });
  // A later change made it impossible: the server would refuse it.
  sample({
    clock: tried.filterMap(({ entry, whyNot }) =>
      whyNot === null
        ? undefined
        : { packageId: null, text: content.undo.failed(entry.said, asSentence(whyNot)) },
    ),
    target: notice.noted,
  });

  return { offered, asked, $canUndo: $stack.map(({ length }) => length > 0) };
}

const asEdit = ({ undo, said }: Done): Edit => ({
  changes: undo,
  undo: [],
  said: content.undo.undone(said),
  where: 'admin: undo',
  onFailure: (failure) => ({
    kind: 'notice',
    packageId: null,
    text: content.undo.failed(said, reasonOf(failure)),
  }),
});

export type UndoModel = ReturnType<typeof createUndo>;
