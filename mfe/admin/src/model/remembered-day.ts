import type { DayText } from '@fairlead/domain/packages';
import { createDraft } from '@fairlead/store';
import { combine, createStore, type Event, type Store, sample } from 'effector';
import * as s from 'superstruct';
import type { SubmissionModel } from './submission.ts';

const Remembered = s.object({ day: s.string() });

type Dependencies = {
  readonly submission: SubmissionModel;
  /** The server has saved this day. */
  readonly saved: Event<DayText>;
  /** What the quotes say; null while there is none that says it. */
  readonly $requested: Store<DayText | null>;
};

/**
 * Returns the day that was saved last, until a quote says it. The wire has the requested day on quotes only (B§3), so that
 * of a submission without one would be gone after a reload.
 */
export function rememberDay({ submission, saved, $requested }: Dependencies) {
  const $remembered = createStore({ day: '' })
    .on(saved, (_, day) => ({ day }))
    .reset(submission.opened);
  const draft = createDraft({
    key: submission.$id.map((id) => id && `effective-date:${id}`),
    version: 1,
    source: $remembered,
    changed: saved,
    shape: Remembered,
  });
  sample({ clock: submission.opened, target: draft.restore });
  sample({ clock: draft.restored, target: $remembered });
  const $isTold = combine(
    $remembered,
    $requested,
    ({ day }, requested) => day !== '' && requested !== null,
  );
  sample({ clock: $isTold, filter: Boolean, target: draft.discard });
  return $remembered.map(({ day }) => day || null);
}
