import { useEffect } from 'react';
import { whenHost } from './host.ts';

/** Marks the page while this screen has edits that no model has, so that a swap asks first. */
export function useUnsavedEdits(hasEdits: boolean): void {
  useEffect(() => {
    if (!hasEdits) return;
    return holdsUnsavedEdits();
  }, [hasEdits]);
}

/** Marks unsaved edits from code that isn't a component. Returns a function that removes the mark. */
function holdsUnsavedEdits(): () => void {
  const mark = Symbol('unsaved edits');
  void whenHost().then(({ unsavedEdits }) => unsavedEdits.add(mark));
  return () => void whenHost().then(({ unsavedEdits }) => unsavedEdits.delete(mark));
}
