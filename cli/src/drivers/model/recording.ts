import {
  type $journal,
  journaled,
  type OpenRoute,
  routeOpened,
  screenEntered,
} from '@fairlead/store';
import { createNode, type Scope, step } from 'effector';
import type { Happening } from '../../run/stage.ts';

type JournalEntry = (typeof $journal)['__'][number];
type Record = (entry: JournalEntry) => void;

const recorders = new WeakMap<Scope, Record>();

/** From now on tells what happens in this scope. */
export function recordIn(scope: Scope, record: Record): void {
  recorders.set(scope, record);
}

/**
 * Ties the store to the driver: journals are taken down, and the area of an open route counts as mounted, once `wake`
 * has made its model. Call it in a region.
 */
export function tieStore(wake: (route: OpenRoute) => void): void {
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
  createNode({
    parent: [routeOpened],
    node: [
      step.compute({
        fn: (route: OpenRoute) => {
          wake(route);
          return route;
        },
      }),
    ],
    child: [screenEntered],
  });
}

export function happeningOf(entry: JournalEntry): Happening {
  return entry.kind === 'screen' ? { kind: 'screen', name: entry.name } : entry;
}
