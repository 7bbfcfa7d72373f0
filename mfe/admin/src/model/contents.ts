import { notify } from '@fairlead/store';
import { createEvent, type Store, sample } from 'effector';
import { contentsEdit, type Move } from './contents-edit.ts';
import type { EditsModel } from './edits.ts';
import type { OptimisticModel } from './optimistic.ts';
import { failureToast } from './toasts.ts';

type Dependencies = {
  readonly optimistic: OptimisticModel;
  readonly edits: EditsModel;
  readonly $lock: Store<string | null>;
};

/** Adds quotes and requests to packages, moves them between packages and removes them (B§4, B§5). */
export function createContents({ optimistic, edits, $lock }: Dependencies) {
  const moved = createEvent<Move>();
  const outcome = sample({
    clock: moved,
    source: { shown: optimistic.$submission, lock: $lock },
    fn: ({ shown, lock }, move) => (!shown || lock ? null : contentsEdit(shown, move)),
  });
  sample({
    clock: outcome.filterMap((one) => (one && 'changes' in one ? one : undefined)),
    target: edits.started,
  });
  sample({
    clock: outcome.filterMap((one) => (one && 'refused' in one ? one.refused : undefined)),
    fn: failureToast,
    target: notify,
  });
  return { moved };
}

export type ContentsModel = ReturnType<typeof createContents>;
