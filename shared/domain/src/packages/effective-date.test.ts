import { expect, test } from 'vitest';
import {
  effectiveDateRange,
  pickerBounds,
  savedDateInRange,
  whyNotEffectiveDate,
} from './effective-date.ts';

const range = effectiveDateRange('2026-11-20', [{ expiration_date: '2026-12-10' }]);

test('without a day, a day is required', () => {
  expect(whyNotEffectiveDate(null, range)).toBe('Choose the day your coverage starts.');
  expect(whyNotEffectiveDate('', range)).toBe('Choose the day your coverage starts.');
});

test('the first and the last day of the range can be chosen, those around it cannot', () => {
  expect(whyNotEffectiveDate('2026-11-20', range)).toBeNull();
  expect(whyNotEffectiveDate('2026-12-10', range)).toBeNull();
  expect(whyNotEffectiveDate('2026-11-19', range)).toBe(
    'The effective date is today (11/20/2026) or later.',
  );
  expect(whyNotEffectiveDate('2026-12-11', range)).toBe(
    'The effective date is 12/10/2026 or earlier, when the quote expires.',
  );
});

test('of several quotes the first to expire sets the last day', () => {
  const quotes = [{ expiration_date: '2026-12-20' }, { expiration_date: '2026-12-10' }];
  expect(effectiveDateRange('2026-11-20', quotes)).toEqual({
    min: '2026-11-20',
    max: '2026-12-10',
  });
});

test('a quote that expires today leaves one day', () => {
  const today = { min: '2026-11-20', max: '2026-11-20' };
  expect(whyNotEffectiveDate('2026-11-20', today)).toBeNull();
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

test('an expired quote leaves no day, and the message gives the reason instead of a bound', () => {
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
