import { addDays, addYears, type DayText, daysBetween, isDay } from '@fairlead/domain/packages';

const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/**
 * Turns a date of the content pack into a day: ISO dates stay, `today`, `today+90d`, `today-5y` are counted from today.
 * Throws a RangeError for anything else.
 */
export function resolveDate(text: string, today: DayText): DayText {
  if (isDay(text)) return text;
  const found = /^today(?:([+-]\d+)([dy]))?$/.exec(text);
  if (!found) {
    throw new RangeError(
      `"${text}" is no date. Write a day like 2026-11-20, or today, today+90d, today-5y.`,
    );
  }
  const [, amount = '0', step = 'd'] = found;
  return step === 'y' ? addYears(today, Number(amount)) : addDays(today, Number(amount));
}

/** Returns a copy of seeded data with all dates and moments moved by the number of days between `asOf` and today. */
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
  if (isDay(text)) return addDays(text, days);
  return moment.test(text) ? addDays(text.slice(0, 10), days) + text.slice(10) : text;
}
