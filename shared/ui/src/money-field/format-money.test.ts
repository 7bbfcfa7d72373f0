import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney, leaveMoney, typeMoney } from './format-money.ts';

test.each([
  ['1234567', '1,234,567'],
  ['1200.5', '1,200.5'],
  ['999', '999'],
  ['-1234567.5', '-1,234,567.5'],
  ['-123', '-123'],
  ['', ''],
])('INTAKE-050 %s is shown as %s', (value, shown) => {
  expect(formatMoney(value)).toBe(shown);
});

test.each([
  ['12.345', '12.34'],
  ['.5', '0.5'],
  ['007', '7'],
  ['$1,200.50', '1200.50'],
])('INTAKE-051 %s is read with at most two decimals: %s', (typed, value) => {
  expect(typeMoney(typed, '7').value).toBe(value);
});

test.each([
  ['-500', '-500'],
  ['−500', '-500'],
  ['-$500', '-500'],
  ['-', '-'],
  ['', ''],
])('the sign of %s is kept: %s', (typed, value) => {
  expect(typeMoney(typed, '7').value).toBe(value);
});

test.each(['5k', '1e6', '1.2.3', '1.234.567', '1.200,50', '5-', '(500)', 'abc'])(
  '%s is no amount, so the field keeps what it held',
  (typed) => {
    expect(typeMoney(typed, '1200')).toEqual({ text: '1,200', value: '1200' });
  },
);

test('INTAKE-052 for any input, the value is empty or a plain numeric string once the field is left', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(leaveMoney(typeMoney(typed, '').value)).toMatch(/^$|^-?\d+(\.\d{1,2})?$/);
    }),
  );
});

test('a value survives being shown', () => {
  const aValue = fc
    .tuple(fc.boolean(), fc.nat({ max: 1e12 }), fc.option(fc.nat({ max: 99 })))
    .map(([isLoss, whole, cents]) => {
      const amount = cents === null ? `${whole}` : `${whole}.${cents}`;
      return isLoss ? `-${amount}` : amount;
    });
  fc.assert(
    fc.property(aValue, (value) => {
      expect(typeMoney(formatMoney(value), '')).toEqual({ text: formatMoney(value), value });
    }),
  );
});

test.each([
  ['5.', '5'],
  ['-', ''],
  ['5.5', '5.5'],
  ['', ''],
])('leaving a field that holds "%s" leaves "%s"', (value, left) => {
  expect(leaveMoney(value)).toBe(left);
});
