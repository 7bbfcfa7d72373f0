import type { Typed } from '../field/typed.ts';
import type { TextFieldType } from './text-field-type.ts';

/**
 * What a text field does to what is typed. A single line has no line breaks, and an email or web address no blanks
 * around it, as in the platform's own inputs. Everything else stays: an integer too is checked, not corrected.
 */
export function typeText(typed: string, type: TextFieldType = 'text'): Typed {
  if (type === 'multiline') return { text: typed, value: typed };
  const line = typed.replaceAll(/[\r\n]/g, '');
  return { text: line, value: type === 'email' || type === 'url' ? line.trim() : line };
}
