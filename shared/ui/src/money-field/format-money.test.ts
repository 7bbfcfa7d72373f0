import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney, parseMoney } from './format-money.ts';

test.each([
  ['1234567', '1,234,567'],
  ['1200.5', '1,200.5'],
  ['999', '999'],
  ['', ''],
])('INTAKE-050 %s is shown as %s', (value, shown) => {
  expect(formatMoney(value)).toBe(shown);
});

test.each([
  ['12.345', '12.34'],
  ['1.2.3', '1.23'],
  ['.5', '0.5'],
  ['007', '7'],
])('INTAKE-051 %s is cut to two decimals: %s', (typed, value) => {
  expect(parseMoney(typed)).toBe(value);
});

test('INTAKE-052 whatever is typed, the value is empty or a plain numeric string', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(parseMoney(typed)).toMatch(/^$|^\d+(\.\d{0,2})?$/);
    }),
  );
});

test('a value survives being shown', () => {
  const aValue = fc
    .tuple(fc.nat({ max: 1e12 }), fc.option(fc.nat({ max: 99 })))
    .map(([whole, cents]) => (cents === null ? `${whole}` : `${whole}.${cents}`));
  fc.assert(
    fc.property(aValue, (value) => {
      expect(parseMoney(formatMoney(value))).toBe(value);
    }),
  );
});
