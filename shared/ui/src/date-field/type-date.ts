import { isDay } from '@fairlead/domain/calendar-day';
import type { Typed } from '../field/typed.ts';

/** What a date field makes of yyyy-MM-dd: the value is '' until it is a whole day that the calendar has. */
export function typeDate(typed: string): Typed {
  return { text: typed, value: isDay(typed) ? typed : '' };
}
