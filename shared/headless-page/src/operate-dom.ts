import { nameKey } from './names.ts';

/** A control and its new value. Null presses it. */
export type Target = { readonly control: HTMLElement; readonly to: string | boolean | null };

type Missing = { readonly message: string; readonly found: readonly string[] };

/** Operates a control by script. Returns what is missing if that isn't possible yet. */
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
  focusOn(list);
  setNative(list, HTMLSelectElement.prototype, wanted.value);
  list.dispatchEvent(new Event('input', { bubbles: true }));
  list.dispatchEvent(new Event('change', { bubbles: true }));
  list.blur();
  return null;
}

function fill(field: HTMLElement, text: string, staysIn: boolean): void {
  focusOn(field);
  if (field instanceof HTMLTextAreaElement) setNative(field, HTMLTextAreaElement.prototype, text);
  else if (field instanceof HTMLInputElement) setNative(field, HTMLInputElement.prototype, text);
  else field.textContent = text;
  field.dispatchEvent(
    new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }),
  );
  field.dispatchEvent(new Event('change', { bubbles: true }));
  if (!staysIn) field.blur();
}

/** React keeps its own copy of a field's value. The prototype's setter bypasses it, like typing does. */
function setNative(field: HTMLElement, prototype: object, value: string): void {
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

function setChecked(box: HTMLElement, wanted: boolean): void {
  const is =
    box instanceof HTMLInputElement ? box.checked : box.getAttribute('aria-checked') === 'true';
  focusOn(box);
  if (is !== wanted) box.click();
  // Fires the same focus events as leaving a field.
  box.blur();
}

function press(control: HTMLElement): void {
  focusOn(control);
  control.click();
}

/** Without scrolling, which would lay out the page again for each control. */
function focusOn(control: HTMLElement): void {
  control.focus({ preventScroll: true });
}
