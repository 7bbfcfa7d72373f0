import { addDays, type DayText, utcDayOf } from '@fairlead/domain/packages';
import { days } from '../world/clock.ts';

// The life cycle counts in UTC (legacy.yaml).

/** A time of a day, in UTC, as ms since the epoch. */
export const momentOn = (day: DayText, time = '00:00'): number => Date.parse(`${day}T${time}:00Z`);

/** "December 1, 2026": a day in an e-mail. */
export const writtenDay = (day: DayText): string => written.format(momentOn(day));

const written = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Returns the day when coverage starts: the requested one if it is after the day of the signature. */
export function startDate(requested: DayText | null, signedAt: number): DayText {
  const signed = utcDayOf(signedAt);
  return requested !== null && requested > signed ? requested : signed;
}

/** Returns the moment that many business days later (Monday to Friday; federal holidays aren't modeled). */
export function afterBusinessDays(moment: number, count: number): number {
  let later = moment;
  for (let left = count; left > 0; ) {
    later += days(1);
    const weekday = new Date(later).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return later;
}

/** When an unpaid policy ends: at the end of day 30 after its start. */
export const unpaidUntil = (start: DayText): number => momentOn(addDays(start, 31));
