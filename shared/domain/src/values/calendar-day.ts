/** A calendar day as calls send it: yyyy-MM-dd. Days in this form can be compared as text. */
export type DayText = string;

/**
 * The zone in which a day ends last. A back end that doesn't know the user's zone uses it, so that it accepts what is
 * today anywhere.
 */
export const zoneOfLastToday = 'Etc/GMT+12';

/** The calendar day of a moment in an IANA zone; without one, in the zone of this machine (in a browser, the person's). */
export function dayOf(moment: Date, zone?: string): DayText {
  if (zone) return formatterFor(zone).format(moment);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** The day of a moment in UTC. */
export const utcDayOf = (moment: number): DayText => new Date(moment).toISOString().slice(0, 10);

/** Returns the day after a moment's day. */
export const tomorrow = (moment: Date, zone?: string): DayText => addDays(dayOf(moment, zone), 1);

/** The day that many days later, or earlier. Throws a RangeError for a text that isn't a day. */
export const addDays = (day: DayText, days: number): DayText =>
  utcDayOf(midnightOf(day) + days * msPerDay);

/** Counts the days from one day to another; negative when the second comes first. */
export const daysBetween = (from: DayText, to: DayText): number =>
  (midnightOf(to) - midnightOf(from)) / msPerDay;

/** Returns the day and month of a day in another year; February 29 becomes 28 in a year without one. */
export function addYears(day: DayText, years: number): DayText {
  const moment = new Date(midnightOf(day));
  const month = moment.getUTCMonth();
  moment.setUTCFullYear(moment.getUTCFullYear() + years);
  if (moment.getUTCMonth() !== month) moment.setUTCDate(0);
  return utcDayOf(moment.getTime());
}

/** Counts the whole years from one day to another; 0 when the second comes first. */
export function wholeYears(from: DayText, to: DayText): number {
  let years = yearOf(to) - yearOf(from);
  while (years > 0 && addYears(from, years) > to) years -= 1;
  return Math.max(0, years);
}

/** Whether a text is a day that exists: 2026-02-30 doesn't. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Returns the day of a text that may have a time: "2026-11-20T00:00:00Z" is 2026-11-20. Other texts are returned as they are. */
export const withoutTime = (text: string): string =>
  /^\d{4}-\d{2}-\d{2}T/.test(text) ? text.slice(0, 10) : text;

/** "11/20/2026" (B§9: MM/dd/yyyy). */
export function formatDay(day: DayText): string {
  const [year = '', month = '', date = ''] = day.slice(0, 10).split('-');
  return `${month}/${date}/${year}`;
}

const msPerDay = 86_400_000;

const yearOf = (day: DayText): number => new Date(midnightOf(day)).getUTCFullYear();

/** Midnight UTC, in ms since the epoch. */
function midnightOf(day: DayText): number {
  if (!isDay(day))
    throw new RangeError(`"${day}" is not a day. Write it as yyyy-MM-dd, for example 2026-11-20.`);
  return Date.parse(`${day}T00:00:00Z`);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating a formatter is slow, and the sandbox needs today for nearly every call. Swedish days are written as the wire's. */
function formatterFor(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone });
  formatters.set(zone, known);
  return known;
}
