import { combine, createEvent, createStore } from 'effector';
import { type Change, changed, isSameChange } from './change.ts';
import type { SubmissionModel } from './submission.ts';

/**
 * Changes that are shown while their calls are under way (B§4). Ending one takes it back: after a success the loaded
 * submission says the same, after a failure it says what was there before.
 */
export function createOptimistic({ opened, $loaded }: SubmissionModel) {
  const begun = createEvent<Change>();
  const ended = createEvent<Change>();
  const $changes = createStore<readonly Change[]>([])
    .on(begun, (changes, change) => [...changes, change])
    .on(ended, (changes, change) => changes.filter((one) => !isSameChange(one, change)))
    .reset(opened);

  /** What the board shows. */
  const $submission = combine($loaded, $changes, (loaded, changes) =>
    loaded ? changes.reduce(changed, loaded) : null,
  );
  return { begun, ended, $changes, $submission };
}

export type OptimisticModel = ReturnType<typeof createOptimistic>;
