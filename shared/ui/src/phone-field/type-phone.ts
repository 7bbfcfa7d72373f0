import { formatPhone } from '@fairlead/domain/phone';
import type { Typed } from '../field/typed.ts';

/** What a phone field does to what is typed: its value is what it shows. */
export function typePhone(typed: string): Typed {
  const text = formatPhone(typed);
  return { text, value: text };
}
