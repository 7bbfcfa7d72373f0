export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields of the page that a person could fill in now, from top to bottom. */
export const openFields = (): Field[] =>
  [...document.querySelectorAll<Field>('#main :is(input, select, textarea)')].filter(
    (field) => !field.disabled && field.checkVisibility(),
  );

/** Whether nothing was entered or chosen yet. A group of choices is empty if none is chosen. */
export function isEmpty(field: Field): boolean {
  if (!isChoice(field)) return field.value === '';
  return !openFields().some(
    (other) => isChoice(other) && other.name === field.name && other.checked,
  );
}

/** Enters an answer with the events of a person's input. Returns whether it changed anything. */
export function enter(field: Field, texts: readonly string[]): boolean {
  if (isChoice(field)) {
    if (field.checked === texts.includes(field.value)) return false;
    // A radio button can't be cleared; another one of its group is chosen.
    if (field.type === 'radio' && field.checked) return false;
    field.click();
    return true;
  }
  const [text = ''] = texts;
  const value = field instanceof HTMLSelectElement ? optionOf(field, text) : text;
  if (value === null || field.value === value) return false;
  field.focus();
  field.value = value;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  field.blur();
  return true;
}

export const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === 'radio' || field.type === 'checkbox';

/** Options are named by value or by text. */
const optionOf = ({ options }: HTMLSelectElement, said: string): string | null =>
  [...options].find(({ value, text }) => value === said || text === said)?.value ?? null;
