import { combine, createEvent, createStore } from 'effector';
import { type Change, changed } from './change.ts';
import type { SubmissionModel } from './submission.ts';

/**
 * Changes that are shown while their calls are pending (B§4). They are removed at the end: after a success the loaded
 * submission contains them, after a failure the previous state is shown.
 */
export function createOptimistic({ $loaded }: SubmissionModel) {
  const begun = createEvent<readonly Change[]>();
  const ended = createEvent<readonly Change[]>();
  const $changes = createStore<readonly Change[]>([])
    .on(begun, (changes, more) => [...changes, ...more])
    .on(ended, (changes, over) => changes.filter((one) => !over.includes(one)));

  /** What the board shows. */
  const $submission = combine($loaded, $changes, (loaded, changes) =>
    loaded ? changes.reduce(changed, loaded) : null,
  );
  return { begun, ended, $changes, $submission };
}

export type OptimisticModel = ReturnType<typeof createOptimistic>;
