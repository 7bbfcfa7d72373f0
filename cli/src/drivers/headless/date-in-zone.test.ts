import { expect, test } from 'vitest';
import { dateIn } from './date-in-zone.ts';

const Kolkata = dateIn('Asia/Kolkata', Date);
const moment = Date.parse('2026-12-31T20:15:30.250Z');

test('the parts of a date are those of its zone', () => {
  const date = new Kolkata(moment);
  expect([
    date.getFullYear(),
    date.getMonth(),
    date.getDate(),
    date.getDay(),
    date.getHours(),
    date.getMinutes(),
    date.getSeconds(),
    date.getMilliseconds(),
    date.getTimezoneOffset(),
  ]).toEqual([2027, 0, 1, 5, 1, 45, 30, 250, -330]);
  expect(date.toISOString()).toBe('2026-12-31T20:15:30.250Z');
});

test('a date is written in its zone, unless another one is asked for', () => {
  const date = new Kolkata(moment);
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  expect(date.toLocaleTimeString('en-US', time)).toBe('1:45 AM');
  expect(date.toLocaleDateString('en-US')).toBe('1/1/2027');
  expect(date.toLocaleTimeString('en-US', { ...time, timeZone: 'UTC' })).toBe('8:15 PM');
});

test('parts and texts without a zone are a time of the zone, others keep theirs', () => {
  expect(new Kolkata(2027, 0, 1, 1, 45).toISOString()).toBe('2026-12-31T20:15:00.000Z');
  expect(new Kolkata('2027-01-01T01:45:00').toISOString()).toBe('2026-12-31T20:15:00.000Z');
  expect(new Kolkata('2027-01-01').toISOString()).toBe('2027-01-01T00:00:00.000Z');
  expect(new Kolkata('2026-12-31T20:15:00Z').getHours()).toBe(1);
  expect(Math.abs(new Kolkata().getTime() - Date.now())).toBeLessThan(1000);
});
