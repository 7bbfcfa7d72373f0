import { element } from '../src/in-browser/element.ts';

type FieldGiven = {
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly value?: string;
  readonly hint?: string;
  readonly autocomplete: AutoFill;
};

/** A text field with its label and hint. */
export function field({ name, label, type, value = '', hint, autocomplete }: FieldGiven) {
  const id = `login-${name}`;
  const hintId = hint ? `${id}-hint` : null;
  return element(
    'div',
    { class: 'field' },
    element('label', { class: 'label', for: id }, label),
    hint ? element('p', { class: 'hint', id: hintId }, hint) : null,
    element('input', {
      class: 'input',
      id,
      name,
      type,
      value,
      autocomplete,
      required: true,
      'aria-describedby': hintId,
    }),
  );
}

/** Returns the value of a field of a form. */
export const entered = (form: HTMLFormElement, name: string): string =>
  String(new FormData(form).get(name) ?? '').trim();
