/**
 * Ignores the repeated presses of a key that is held down: Enter on a button, and Enter in a field, which submits the
 * form. The page may have changed in between, and the user hasn't seen what would be submitted next.
 */
export function holdRepeats(event: Event): void {
  if (!(event instanceof KeyboardEvent)) return;
  const { key, repeat, target } = event;
  if (key !== 'Enter' || !repeat || !(target instanceof Element)) return;
  if (target.matches('button, input')) event.preventDefault();
}
