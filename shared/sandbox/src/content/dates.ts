import { addDays, type DayText, isDay } from '@fairlead/domain/packages';

const day = /^\d{4}-\d{2}-\d{2}$/;
const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const msPerDay = 86_400_000;

/** Whole days from one day to another; negative when it lies before. */
export const daysBetween = (from: DayText, to: DayText) =>
  Math.round((atMidnight(to) - atMidnight(from)) / msPerDay);

/** The same day another year; February 29 becomes 28 where the year has none. */
export function addYears(date: DayText, years: number): DayText {
  const [year, month, dayOfMonth] = parts(date);
  const last = new Date(Date.UTC(year + years, month, 0)).getUTCDate();
  return new Date(Date.UTC(year + years, month - 1, Math.min(dayOfMonth, last)))
    .toISOString()
    .slice(0, 10);
}

/** Whole years that have passed from one day to another; 0 when it lies ahead. */
export function wholeYears(from: DayText, to: DayText): number {
  let years = parts(to)[0] - parts(from)[0];
  while (years > 0 && addYears(from, years) > to) years -= 1;
  return Math.max(0, years);
}

/**
 * Turns a date of the content pack into a day: ISO dates stay, `today`, `today+90d`, `today-5y` are counted from today.
 * Throws a RangeError for anything else.
 */
export function resolveDate(text: string, today: DayText): DayText {
  if (day.test(text)) return text;
  const found = /^today(?:([+-]\d+)([dy]))?$/.exec(text);
  if (!found) {
    throw new RangeError(
      `"${text}" is no date. Write a day like 2026-11-20, or today, today+90d, today-5y.`,
    );
  }
  const [, amount = '0', step = 'd'] = found;
  return step === 'y' ? addYears(today, Number(amount)) : addDays(today, Number(amount));
}

/** A copy of seeded data with every date and moment in it moved by as many days as today is from `asOf`. */
export function shiftDates<Data>(data: Data, asOf: DayText, today: DayText): Data {
  const days = daysBetween(asOf, today);
  return days === 0 ? data : (shifted(data, days) as Data);
}

function shifted(value: unknown, days: number): unknown {
  if (typeof value === 'string') return shiftText(value, days);
  if (Array.isArray(value)) return value.map((item) => shifted(item, days));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shifted(item, days)]));
}

function shiftText(text: string, days: number): string {
  if (day.test(text)) return addDays(text, days);
  return moment.test(text) ? addDays(text.slice(0, 10), days) + text.slice(10) : text;
}

function atMidnight(date: DayText): number {
  const [year, month, dayOfMonth] = parts(date);
  return Date.UTC(year, month - 1, dayOfMonth);
}

function parts(date: DayText): [year: number, month: number, day: number] {
  const [year, month, dayOfMonth] = date.split('-').map(Number);
  if (!isDay(date) || !year || !month || !dayOfMonth) {
    throw new RangeError(`"${date}" is no day. Write it as yyyy-MM-dd, for example 2026-11-20.`);
  }
  return [year, month, dayOfMonth];
}
