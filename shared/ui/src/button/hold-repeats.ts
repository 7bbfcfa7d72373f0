/**
 * Takes back what a key that is held down would press again and again: Enter on a button, and Enter in a field, which
 * submits the form. The page may have moved on in between, and nobody has seen what would be submitted next.
 */
export function holdRepeats(event: KeyboardEvent): void {
  const { key, repeat, target } = event;
  if (key !== 'Enter' || !repeat || !(target instanceof Element)) return;
  if (target.matches('button, input')) event.preventDefault();
}
