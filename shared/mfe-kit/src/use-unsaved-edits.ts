import { useEffect } from 'react';
import { whenHost } from './host.ts';

/** Marks the page while this screen holds edits that no model knows: a swap then asks first. */
export function useUnsavedEdits(hasEdits: boolean): void {
  useEffect(() => {
    if (!hasEdits) return;
    return holdsUnsavedEdits();
  }, [hasEdits]);
}

/** The same for code that is no component. Returns the way to take the mark back. */
export function holdsUnsavedEdits(): () => void {
  const mark = Symbol('unsaved edits');
  let isHeld = true;
  void whenHost().then(({ unsavedEdits }) => {
    if (isHeld) unsavedEdits.add(mark);
  });
  return () => {
    isHeld = false;
    void whenHost().then(({ unsavedEdits }) => unsavedEdits.delete(mark));
  };
}
