/** A day of the calendar as the wire writes it: yyyy-MM-dd. Days of this form compare as text. */
export type DayText = string;

/**
 * The zone in which a day ends last. A back end that is not told where somebody is counts days there: what is still
 * today for anybody on Earth is still today for it.
 */
export const zoneOfLastToday = 'Etc/GMT+12';

/** The calendar day of a moment in an IANA zone; without one, in the zone of this machine, the person's own in a browser. */
export function dayOf(moment: Date, zone?: string): DayText {
  if (zone) return formatterFor(zone).format(moment);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** The day after the one that a moment lies in. */
export const tomorrow = (moment: Date, zone?: string): DayText => addDays(dayOf(moment, zone), 1);

/** That many days later (or earlier). Throws a RangeError for what is no day. */
export function addDays(day: DayText, days: number): DayText {
  if (!isDay(day))
    throw new RangeError(`"${day}" is no day. Write it as yyyy-MM-dd, for example 2026-11-20.`);
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** Whether a text is a day that exists: 2026-02-30 is none. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** "11/20/2026" (B§9: MM/dd/yyyy). */
export function formatDay(day: DayText): string {
  const [year = '', month = '', date = ''] = day.slice(0, 10).split('-');
  return `${month}/${date}/${year}`;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making one is slow, and the sandbox asks for today with nearly every call. Swedish writes days as the wire does. */
function formatterFor(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone });
  formatters.set(zone, known);
  return known;
}
