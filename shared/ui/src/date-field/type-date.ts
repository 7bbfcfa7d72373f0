import { isDay } from '@fairlead/domain/calendar-day';
import type { Typed } from '../field/typed.ts';

/** Parses yyyy-MM-dd: the value is '' until it is a valid day. */
export function typeDate(typed: string): Typed {
  return { text: typed, value: isDay(typed) ? typed : '' };
}
