import type { Store } from 'effector';
import type { TextStorage } from '../storage/storage.ts';

/** What a live swap needs to know about a draft. */
export type MadeDraft = {
  /** The storage name; null while there is nothing to store. */
  readonly key: Store<string | null>;
  /** Whether the storage has this draft in its own version. */
  isKept(storage: TextStorage, name: string): boolean;
  /** Whether the draft can restore what the storage has, in any version. */
  reads(storage: TextStorage, name: string): boolean;
};

let collected: MadeDraft[] = [];

/** Registers a draft with the collector of its model. */
export function noteDraft(draft: MadeDraft): void {
  collected.push(draft);
}

/** Creates a model and returns its drafts. */
export function withDrafts<Made>(make: () => Made): { made: Made; drafts: readonly MadeDraft[] } {
  const outer = collected;
  collected = [];
  try {
    const made = make();
    return { made, drafts: collected };
  } finally {
    collected = outer;
  }
}
