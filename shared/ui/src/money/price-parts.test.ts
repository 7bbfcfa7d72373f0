import { expect, test } from 'vitest';
import { priceText } from './price-parts.ts';

test.each([
  [{ cents: 123_456 }, '$1,234.56'],
  [{ cents: 123_456, per: 'mo' as const }, '$1,234.56/mo'],
  [{ cents: 123_456, whole: true }, '$1,235'],
  [{ cents: -5_500 }, '−$55.00'],
  [{}, '$0.00'],
])('a price of %o reads %s', (price, text) => {
  expect(priceText(price)).toBe(text);
});
