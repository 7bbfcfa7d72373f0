import { type $journal, journaled, routeOpened, screenEntered } from '@fairlead/store';
import { createNode, type Scope, sample, step } from 'effector';
import type { Happening } from '../../run/stage.ts';

type JournalEntry = (typeof $journal)['__'][number];
type Record = (entry: JournalEntry) => void;

const recorders = new WeakMap<Scope, Record>();

/** From now on tells what happens in this scope. */
export function recordIn(scope: Scope, record: Record): void {
  recorders.set(scope, record);
}

/** Ties the store to the driver: journals are taken down, and every route's area counts as mounted. Call it in a region. */
export function tieStore(): void {
  // A bare node, for there are hundreds of entries: an effect would be twenty nodes for each.
  createNode({
    parent: [journaled],
    node: [
      step.compute({
        fn: (entry: JournalEntry, _, { scope }) => {
          if (scope) recorders.get(scope)?.(entry);
        },
      }),
    ],
  });
  sample({ clock: routeOpened, target: screenEntered });
}

export function happeningOf(entry: JournalEntry): Happening {
  return entry.kind === 'screen' ? { kind: 'screen', name: entry.name } : entry;
}
