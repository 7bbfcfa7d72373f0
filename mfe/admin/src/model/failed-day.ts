import type { DayText } from '@fairlead/domain/packages';
import { combine, createStore, type Event, type Store, sample } from 'effector';

type Dependencies = {
  /** Saving a day has failed. */
  readonly failed: Event<DayText>;
  readonly $typed: Store<DayText | null>;
  /** What the server has. */
  readonly $saved: Store<DayText | null>;
  /** The day is another one, or another submission's. */
  readonly replaced: Event<unknown>;
};

/** Knows that the typed day couldn't be saved, until the board shows it after all: its answer was lost, or another window saved it. */
export function createFailedDay({ failed, $typed, $saved, replaced }: Dependencies) {
  const notSaved = sample({
    clock: failed,
    source: $typed,
    filter: (typed, day) => typed === day,
    fn: (_, day) => day,
  });
  const $failedDay = createStore<DayText | null>(null)
    .on(notSaved, (_, day) => day)
    .reset(replaced);
  const foundSaved = combine($failedDay, $saved, (day, saved) =>
    day === saved ? day : null,
  ).updates.filterMap((day) => day ?? undefined);
  $failedDay.reset(foundSaved);
  return { notSaved, foundSaved, $failedDay };
}
