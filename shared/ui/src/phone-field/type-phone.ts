import { formatPhone } from '@fairlead/domain/phone';
import type { Typed } from '../field/typed.ts';

/** Formats the input of a phone field. Its value is the formatted text. */
export function typePhone(typed: string): Typed {
  const text = formatPhone(typed);
  return { text, value: text };
}
