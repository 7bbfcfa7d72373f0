import type { DayText } from '@fairlead/domain/packages';
import { createDraft } from '@fairlead/store';
import { createStore, type Event, type Store, sample } from 'effector';
import * as s from 'superstruct';
import type { SubmissionModel } from './submission.ts';

const Unsaved = s.object({ day: s.string(), instead: s.nullable(s.string()) });

const nothing: s.Infer<typeof Unsaved> = { day: '', instead: null };

type Dependencies = {
  readonly submission: SubmissionModel;
  readonly typed: Event<DayText>;
  /** The server has the typed day. */
  readonly settled: Event<unknown>;
  /** What the quotes say; null while there is none that says it. */
  readonly $requested: Store<DayText | null>;
};

/**
 * Keeps a day that was typed and isn't saved, also through a reload and signing in again. `resumed` returns it once the
 * submission is loaded again, unless another day has been saved since.
 */
export function keepUnsavedDay({ submission, typed, settled, $requested }: Dependencies) {
  const $unsaved = createStore(nothing)
    .on(
      sample({ clock: typed, source: $requested, fn: (instead, day) => ({ day, instead }) }),
      (_, unsaved) => unsaved,
    )
    .reset([submission.opened, settled]);
  const draft = createDraft({
    key: submission.$id.map((id) => id && `unsaved-day:${id}`),
    version: 1,
    source: $unsaved,
    changed: typed,
    shape: Unsaved,
  });
  sample({ clock: submission.opened, target: draft.restore });
  sample({ clock: settled, target: draft.discard });

  // Another window's draft is its own to save.
  const $isOpening = createStore(false)
    .on(submission.opened, () => true)
    .reset([submission.fresh, typed]);
  const $found = createStore(nothing)
    .on(
      sample({
        clock: draft.restored,
        source: $isOpening,
        filter: Boolean,
        fn: (_, found) => found,
      }),
      (_, found) => found,
    )
    .reset([submission.opened, typed]);
  const met = sample({
    clock: submission.fresh,
    source: { found: $found, requested: $requested },
    filter: ({ found }) => found.day !== '',
    fn: ({ found, requested }) => ({
      day: found.day,
      isOutdated: found.instead !== requested,
    }),
  });
  $found.reset(met);
  sample({ clock: met, filter: ({ isOutdated }) => isOutdated, target: draft.discard });
  return {
    resumed: met.filterMap(({ day, isOutdated }) => (isOutdated ? undefined : day)),
  };
}
