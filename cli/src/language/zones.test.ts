import { expect, test } from 'vitest';
import { isZone, momentIn, offsetIn } from './zones.ts';

const hour = 3_600_000;

test('a zone is ahead of UTC by its offset of that day', () => {
  expect(offsetIn('America/New_York', Date.parse('2026-01-15T12:00:00Z'))).toBe(-5 * hour);
  expect(offsetIn('America/New_York', Date.parse('2026-07-15T12:00:00Z'))).toBe(-4 * hour);
  expect(offsetIn('Asia/Kolkata', Date.parse('2026-07-15T12:00:00.250Z'))).toBe(5.5 * hour);
});

test('a time of day is found on the days on which clocks change, too', () => {
  const moment = (text: string) => new Date(momentIn('America/New_York', `${text}Z`)).toISOString();
  expect(moment('2026-03-08T01:30:00')).toBe('2026-03-08T06:30:00.000Z');
  expect(moment('2026-03-08T03:30:00')).toBe('2026-03-08T07:30:00.000Z');
  expect(moment('2026-11-01T20:00:00')).toBe('2026-11-02T01:00:00.000Z');
});

test('a zone is one of the IANA database, by its whole name', () => {
  expect(['America/New_York', 'UTC', 'EST', 'America/New_Yrk', ''].map(isZone)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
