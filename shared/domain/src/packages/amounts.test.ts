import { expect, test } from 'vitest';
import { formatAmount, formatOutOfPocket, formatShort } from './amounts.ts';

test.each([
  [1, 'DAYS', '1 day'],
  [30, 'DAYS', '30 days'],
  [1, 'HOURS', '1 hour'],
  [8, 'HOURS', '8 hours'],
  [12, 'MOONS', '12'],
])('%d %s reads %s', (value, unit, text) => {
  expect(formatAmount({ value, unit })).toBe(text);
});

test('an out-of-pocket that is not zero reads as its amount', () => {
  expect(formatOutOfPocket({ value: 100_000, unit: 'CURRENCY_USD' })).toBe('$1,000');
});

test.each([
  [80, 'PERCENTAGE', '80%'],
  [50_000, 'CURRENCY_USD', '$500'],
  [99_900, 'CURRENCY_USD', '$999'],
  [100_000, 'CURRENCY_USD', '$1K'],
  [250_000, 'CURRENCY_USD', '$2.5K'],
  [99_999, 'CURRENCY_USD', '$999.99'],
  [99_999_499, 'CURRENCY_USD', '$999.99K'],
  [99_999_999, 'CURRENCY_USD', '$1M'],
  [100_000_000, 'CURRENCY_USD', '$1M'],
  [125_000_000, 'CURRENCY_USD', '$1.25M'],
])('the short form of %d %s is %s', (value, unit, text) => {
  expect(formatShort({ value, unit })).toBe(text);
});
