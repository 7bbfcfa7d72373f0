import { expect, test } from 'vitest';
import { effectiveDateRange, savedDateInRange, whyNotEffectiveDate } from './effective-date.ts';

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
