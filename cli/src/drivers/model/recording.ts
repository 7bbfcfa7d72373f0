import { type $journal, journaled, routeOpened, screenEntered } from '@fairlead/store';
import { attach, createStore, sample } from 'effector';
import type { Happening } from '../../run/stage.ts';

type JournalEntry = (typeof $journal)['__'][number];

/** Takes down what happens in a scope. Null in scopes that are not the driver's. */
export const $recorder = createStore<((entry: JournalEntry) => void) | null>(null, {
  serialize: 'ignore',
});

const recordFx = attach({
  source: $recorder,
  effect: (record, entry: JournalEntry) => record?.(entry),
});

/** Ties the store to the driver: journals are taken down, and every route's area counts as mounted. Call it in a region. */
export function tieStore(): void {
  // Unbatched: of several entries in one tick, a batching sample hands on only the last.
  sample({ clock: journaled, target: recordFx, batch: false });
  sample({
    clock: routeOpened,
    source: $recorder,
    filter: (record) => record !== null,
    fn: (_, route) => route,
    target: screenEntered,
  });
}

export function happeningOf(entry: JournalEntry): Happening {
  return entry.kind === 'screen' ? { kind: 'screen', name: entry.name } : entry;
}
