import { isDay } from '@fairlead/domain/calendar-day';
import { nearest } from './nearest.ts';
import { type Entry, formatKind, textOf } from './nodes.ts';
import type { Plan } from './plan.ts';
import { complain, type Reading } from './reading.ts';
import { isZone, momentIn } from './zones.ts';

/** The zone of a scenario that says when it begins and not where: it must not depend on the machine. */
const usualZone = 'America/Los_Angeles';

/** Reads `at: 2026-12-31 20:00` and `time zone: America/New_York`: when and where a scenario begins. */
export function readTime(
  said: { readonly at: Entry | undefined; readonly zone: Entry | undefined },
  reading: Reading,
): Pick<Plan, 'at' | 'timeZone'> {
  const zone = said.zone ? readZone(said.zone, reading) : null;
  const timeZone = zone ?? (said.at ? usualZone : null);
  if (timeZone === null) return {};
  const at = said.at ? readMoment(said.at, timeZone, reading) : null;
  return { timeZone, ...(at === null ? {} : { at }) };
}

function readZone({ value, keyNode }: Entry, reading: Reading): string | null {
  const text = textOf(reading, value);
  if (text !== undefined && isZone(text)) return text;
  complain(reading, value ?? keyNode, {
    message: text === undefined ? 'time zone has no value' : `there is no time zone "${text}"`,
    expected: 'a zone of the IANA database, such as America/New_York',
    nearest: text && nearest(text, Intl.supportedValuesOf('timeZone')),
  });
  return null;
}

function readMoment({ value, keyNode }: Entry, zone: string, reading: Reading): number | null {
  const text = textOf(reading, value) ?? '';
  const [, day = '', hours = '', minutes = ''] =
    /^(\d{4}-\d{2}-\d{2})[ T](\d{1,2}):(\d{2})$/.exec(text) ?? [];
  if (isDay(day) && Number(hours) < 24 && Number(minutes) < 60)
    return momentIn(zone, `${day}T${hours.padStart(2, '0')}:${minutes}:00Z`);
  complain(reading, value ?? keyNode, {
    message:
      day && !isDay(day) ? `the day ${day} does not exist` : `at cannot be ${formatKind(value)}`,
    expected: 'a day and a time of day: 2026-12-31 20:00',
  });
  return null;
}
