import { addDays, type DayText, utcDayOf } from '@fairlead/domain/packages';
import { days } from '../world/clock.ts';

// The life cycle counts in UTC (legacy.yaml).

/** A time of a day, in UTC, as ms since the epoch. */
export const momentOn = (day: DayText, time = '00:00'): number => Date.parse(`${day}T${time}:00Z`);

/** The day the coverage starts: the requested one if it lies after the day of the signature. */
export function startDate(requested: DayText | null, signedAt: number): DayText {
  const signed = utcDayOf(signedAt);
  return requested !== null && requested > signed ? requested : signed;
}

/** That many days later, from Monday to Friday; federal holidays are not modeled. */
export function afterBusinessDays(moment: number, count: number): number {
  let later = moment;
  for (let left = count; left > 0; ) {
    later += days(1);
    const weekday = new Date(later).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return later;
}

/** Day 30 after the start counts for a payment; at midnight before day 31 the policy ends. */
export const unpaidUntil = (start: DayText): number => momentOn(addDays(start, 31));
