import { type $journal, journaled } from '@fairlead/store';
import { createNode, type Scope, step } from 'effector';
import type { ScenarioEvent } from '../../run/scenario-session.ts';
import { readError } from '../../run/source-location.ts';

type JournalEntry = (typeof $journal)['__'][number];
type Record = (entry: JournalEntry) => void;

const recorders = new WeakMap<Scope, Record>();

/** Records the journal of this scope from now on. */
export function recordIn(scope: Scope, record: Record): void {
  recorders.set(scope, record);
}

/** Passes journal entries to the recorders. Call it in a region. */
export function recordJournals(): void {
  // A bare node, because there are hundreds of entries and an effect would run twenty nodes for each.
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
}

export function toScenarioEvent(entry: JournalEntry): ScenarioEvent {
  if (entry.kind === 'screen') return { kind: 'screen', name: entry.name };
  return entry.kind === 'error' ? { kind: 'error', ...readError(entry, entry.where) } : entry;
}
