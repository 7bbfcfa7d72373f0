import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  addYears,
  dayOf,
  daysBetween,
  formatDay,
  isDay,
  tomorrow,
  utcDayOf,
  wholeYears,
  zoneOfLastToday,
} from './calendar-day.ts';

/** Seven in the evening in California. */
const evening = new Date('2026-11-21T03:00:00Z');

test.each([
  ['America/Los_Angeles', '2026-11-20', '2026-11-21'],
  ['Etc/UTC', '2026-11-21', '2026-11-22'],
  ['Pacific/Kiritimati', '2026-11-21', '2026-11-22'],
  ['Etc/GMT+12', '2026-11-20', '2026-11-21'],
])('in %s that moment is on %s, and tomorrow is %s', (zone, day, next) => {
  expect(dayOf(evening, zone)).toBe(day);
  expect(tomorrow(evening, zone)).toBe(next);
});

test('without a zone a moment’s day is that of this machine, with two digits a part', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(dayOf(new Date(2026, 11, 31))).toBe('2026-12-31');
});

test('the day in UTC begins at midnight there, wherever this machine is', () => {
  expect(utcDayOf(Date.parse('2026-11-20T23:59:59.999Z'))).toBe('2026-11-20');
  expect(utcDayOf(Date.parse('2026-11-21T00:00:00Z'))).toBe('2026-11-21');
});

test('DECISION-054 tomorrow is the next day, over the ends of months and years', () => {
  expect(tomorrow(new Date(2026, 10, 20, 23, 59))).toBe('2026-11-21');
  expect(tomorrow(new Date(2026, 11, 31))).toBe('2027-01-01');
  expect(tomorrow(new Date(2028, 1, 28))).toBe('2028-02-29');
});

test('tomorrow is one day later on the days when the clocks change', () => {
  const zone = 'America/New_York';
  expect(tomorrow(new Date('2026-03-08T04:30:00Z'), zone)).toBe('2026-03-08');
  expect(tomorrow(new Date('2026-11-01T03:30:00Z'), zone)).toBe('2026-11-01');
  expect(tomorrow(new Date('2026-11-02T04:30:00Z'), zone)).toBe('2026-11-02');
});

test('nowhere is it an earlier day than where the day ends last', () => {
  const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
  const moments = fc.date({
    min: new Date('2000-01-01'),
    max: new Date('2090-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(zones, moments, (zone, moment) => {
      expect(dayOf(moment, zone) >= dayOf(moment, zoneOfLastToday)).toBe(true);
    }),
  );
});

test('days are added over the ends of months and years, and taken off again', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(() => addDays('20-11-2026', 1)).toThrow('"20-11-2026" is not a day.');
  fc.assert(
    fc.property(fc.integer({ min: -800, max: 800 }), (days) => {
      expect(addDays(addDays('2026-11-20', days), -days)).toBe('2026-11-20');
    }),
  );
});

test('the days between two days are those that were added, also when they are negative', () => {
  expect(daysBetween('2026-11-20', '2027-01-01')).toBe(42);
  expect(daysBetween('2026-03-01', '2026-02-28')).toBe(-1);
});

test('February 29 becomes 28 in a year without one', () => {
  expect(addYears('2024-02-29', 1)).toBe('2025-02-28');
  expect(addYears('2024-02-29', -4)).toBe('2020-02-29');
  expect(wholeYears('2024-02-29', '2025-02-28')).toBe(1);
  expect(() => addYears('20-11-2026', 1)).toThrow('"20-11-2026" is not a day.');
});

test.each([
  ['2024-05-01', '2026-11-20', 2],
  ['2023-11-20', '2026-11-20', 3],
  ['2023-11-21', '2026-11-20', 2],
  ['2027-01-01', '2026-11-20', 0],
])('from %s to %s are %i whole years', (from, to, years) => {
  expect(wholeYears(from, to)).toBe(years);
});

test.each([
  ['2026-11-20', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-5', false],
  ['soon', false],
  ['', false],
])('%j is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test('the time of a moment is left out of its date', () => {
  expect(formatDay('2026-11-02T09:30:00Z')).toBe('11/02/2026');
});
