import { make } from './make.ts';

/** A field for a text to expect: Enter takes it. */
export function textField(text: string, taken: (text: string) => void): HTMLInputElement {
  const field = make('input', { type: 'text', 'aria-label': 'Text to expect' });
  field.value = text;
  field.addEventListener('keydown', (event) => {
    const written = field.value.trim();
    if (event.key !== 'Enter' || written === '') return;
    // It would press the button that the focus moves to.
    event.preventDefault();
    taken(written);
  });
  return field;
}
