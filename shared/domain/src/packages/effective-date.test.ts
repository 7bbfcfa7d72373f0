import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  dayOf,
  effectiveDateRange,
  formatDay,
  pickerBounds,
  savedDateInRange,
  whyNotEffectiveDate,
} from './effective-date.ts';

const range = effectiveDateRange('2026-11-20', [{ expiration_date: '2026-12-10' }]);

test('without a day one is asked for', () => {
  expect(whyNotEffectiveDate(null, range)).toBe('Choose the day your coverage starts.');
  expect(whyNotEffectiveDate('', range)).toBe('Choose the day your coverage starts.');
});

test('without quotes a day may be as late as one likes', () => {
  expect(effectiveDateRange('2026-11-20', [])).toEqual({ min: '2026-11-20', max: null });
  expect(whyNotEffectiveDate('2099-01-01', effectiveDateRange('2026-11-20', []))).toBeNull();
});

test('a saved day is used when it is in range', () => {
  expect(savedDateInRange('2026-12-01', range)).toBe('2026-12-01');
  expect(savedDateInRange('2026-11-19', range)).toBeNull();
  expect(savedDateInRange(null, range)).toBeNull();
});

test('the time of a moment is left out of its date', () => {
  expect(formatDay('2026-11-02T09:30:00Z')).toBe('11/02/2026');
});

test('a moment’s day is that of the reader’s zone, with two digits a part', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(dayOf(new Date(2026, 11, 31))).toBe('2026-12-31');
});

test('days are added over the ends of months and years, and taken off again', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  fc.assert(
    fc.property(fc.integer({ min: -800, max: 800 }), (days) => {
      expect(addDays(addDays('2026-11-20', days), -days)).toBe('2026-11-20');
    }),
  );
});

test('a quote that has expired leaves no day, and the reason is said instead of a bound', () => {
  const range = effectiveDateRange('2026-11-20', [{ expiration_date: '2026-11-10' }]);
  for (const day of ['2026-11-09', '2026-11-20', '2026-11-21'])
    expect(whyNotEffectiveDate(day, range)).toBe(
      'The quote expired on 11/10/2026. Refresh the prices to choose a day.',
    );
});

test('PACKAGES-142 a picker has bounds only while there is a day to choose', () => {
  const open = { min: '2026-11-20', max: '2026-12-15' };
  expect(pickerBounds(open, false)).toEqual(open);
  expect(pickerBounds({ min: '2026-11-20', max: null }, false)).toEqual({ min: '2026-11-20' });
  expect(pickerBounds({ min: '2026-11-20', max: '2026-11-20' }, false)).toEqual({
    min: '2026-11-20',
    max: '2026-11-20',
  });
  expect(pickerBounds({ min: '2026-11-20', max: '2026-11-19' }, false)).toEqual({});
  expect(pickerBounds(open, true)).toEqual({});
});
