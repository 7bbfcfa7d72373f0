import { make } from './make.ts';

/** A field for a text to expect: Enter takes it. */
export function textField(text: string, taken: (text: string) => void): HTMLInputElement {
  const field = make('input', { type: 'text', 'aria-label': 'Text to expect' });
  field.value = text;
  field.addEventListener('keydown', ({ key }) => {
    const written = field.value.trim();
    if (key === 'Enter' && written !== '') taken(written);
  });
  return field;
}
