import { nameKey } from '@fairlead/headless-page/names';
import type { Missing, Target } from './aim.ts';

/** Does to a control what is to be done with it, by script; what it lacks, when it cannot be done yet. */
export function operate({ control, to }: Target, staysIn = false): Missing | null {
  if (typeof to === 'boolean') setChecked(control, to);
  else if (to === null) press(control);
  else if (control instanceof HTMLSelectElement) return select(control, to);
  else fill(control, to, staysIn);
  return null;
}

function select(list: HTMLSelectElement, option: string): Missing | null {
  const wanted = [...list.options].find(({ text }) => nameKey(text) === nameKey(option));
  if (!wanted || wanted.disabled) {
    return {
      message: `'${list.name}' ${wanted ? 'has disabled' : 'does not offer'} '${option}'`,
      found: [...list.options].map(({ text }) => text),
    };
  }
  list.focus();
  setNative(list, HTMLSelectElement.prototype, wanted.value);
  list.dispatchEvent(new Event('input', { bubbles: true }));
  list.dispatchEvent(new Event('change', { bubbles: true }));
  list.blur();
  return null;
}

function fill(field: HTMLElement, text: string, staysIn: boolean): void {
  field.focus();
  if (field instanceof HTMLTextAreaElement) setNative(field, HTMLTextAreaElement.prototype, text);
  else if (field instanceof HTMLInputElement) setNative(field, HTMLInputElement.prototype, text);
  else field.textContent = text;
  field.dispatchEvent(
    new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }),
  );
  field.dispatchEvent(new Event('change', { bubbles: true }));
  if (!staysIn) field.blur();
}

/** React keeps its own copy of a field's value; the prototype's setter goes past it, as a person's typing does. */
function setNative(field: HTMLElement, prototype: object, value: string): void {
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

function setChecked(box: HTMLElement, wanted: boolean): void {
  const is =
    box instanceof HTMLInputElement ? box.checked : box.getAttribute('aria-checked') === 'true';
  box.focus();
  if (is !== wanted) box.click();
  // Like a field, it is left: whoever listens for that is told.
  box.blur();
}

function press(control: HTMLElement): void {
  control.focus();
  control.click();
}
