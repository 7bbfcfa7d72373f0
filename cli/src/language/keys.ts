/** The keys that a step can name, besides single signs. */
export const keyNames = [
  'Enter',
  'Escape',
  'Space',
  'Tab',
  'Backspace',
  'Delete',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
] as const;

const modifiers = ['Shift', 'Control', 'Alt'] as const;

/** The keys whose effect doesn't depend on layout, or on what a browser does with a field. */
export const headlessKeys = ['Enter', 'Escape', 'Space'] as const;

/** Whether a text is a key: a name or a sign, perhaps with modifiers before it (`Shift+Tab`). */
export function isKey(text: string): boolean {
  const parts = text.split('+');
  const key = parts.pop() ?? '';
  const isNamed = keyNames.some((name) => name === key) || [...key].length === 1;
  return isNamed && parts.every((part) => modifiers.some((one) => one === part));
}
