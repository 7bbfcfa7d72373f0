import { type $journal, journaled } from '@fairlead/store';
import { createNode, createStore, type StoreValue, step } from 'effector';
import { readError } from '../../run/causes/source-location.ts';
import type { ScenarioEvent } from '../../run/terms/scenario-session.ts';

export type JournalEntry = StoreValue<typeof $journal>[number];
type Record = (entry: JournalEntry) => void;

/**
 * The recorder of a scope, given with `fork({ values })`. Not in a WeakMap: a value that is younger than the map counts as
 * used until the next full collection, and its scope and page with it.
 */
export const $record = createStore<Record | null>(null, { serialize: 'ignore' });

/** Passes journal entries to the recorders. Call it in a region. */
export function recordJournals(): void {
  // A bare node, because there are hundreds of entries and an effect would run twenty nodes for each.
  createNode({
    parent: [journaled],
    node: [
      step.compute({
        fn: (entry: JournalEntry, _, { scope }) => {
          scope?.getState($record)?.(entry);
        },
      }),
    ],
  });
}

export function toScenarioEvent(entry: JournalEntry): ScenarioEvent {
  if (entry.kind === 'screen') return { kind: 'screen', name: entry.name };
  return entry.kind === 'error' ? { kind: 'error', ...readError(entry, entry.where) } : entry;
}
