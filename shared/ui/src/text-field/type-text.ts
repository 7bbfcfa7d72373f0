import type { Typed } from '../field/typed.ts';
import type { TextFieldType } from './text-field-type.ts';

/**
 * Cleans the input of a text field like native inputs do: no line breaks in a single line, no blanks around an email or
 * web address. Everything else is kept: an integer is validated, not corrected.
 */
export function typeText(typed: string, type: TextFieldType = 'text'): Typed {
  if (type === 'multiline') return { text: typed, value: typed };
  const line = typed.replaceAll(/[\r\n]/g, '');
  return { text: line, value: type === 'email' || type === 'url' ? line.trim() : line };
}
