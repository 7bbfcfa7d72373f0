import type { Typed } from '../field/typed.ts';

/** What a date field makes of yyyy-MM-dd: the value is '' until it is a whole day that the calendar has. */
export function typeDate(typed: string): Typed {
  return { text: typed, value: isValidDate(typed) ? typed : '' };
}

/** HTML's valid date string. The design system imports no rules of the domain. */
function isValidDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
