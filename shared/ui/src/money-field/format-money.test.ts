import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editMoney, formatMoney, leaveMoney, typeMoney } from './format-money.ts';

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
  expect(typeMoney(typed).value).toBe(value);
});

test.each([
  ['-500', '-500'],
  ['−500', '-500'],
  ['-$500', '-500'],
  ['-', '-'],
  ['', ''],
])('the sign of %s is kept: %s', (typed, value) => {
  expect(typeMoney(typed).value).toBe(value);
});

test.each([
  ...['5k', '1e6', '1.2.3', '1.234.567', '1.200,50', '1.250.000,50', '5-', '(500)', 'abc'],
  ...['1,25', '12,5', '1,2500', '1,200,', ',200', '1,20.5'],
])('%s is no US amount, so the field keeps the text for the form to refuse', (typed) => {
  expect(typeMoney(typed)).toEqual({ text: typed, value: typed });
});

/** What a person types key by key, each into what the field shows. */
const typeKeys = (keys: string) =>
  [...keys].reduce(
    ({ text, value, cut }, key) => editMoney(`${text}${key}`, value, cut),
    editMoney('', '', ''),
  );

test.each([
  ['1250', '1,250', '1250'],
  ['1,250', '1,250', '1250'],
  ['1,250,000.50', '1,250,000.50', '1250000.50'],
  ['1.250', '1.25', '1.25'],
  ['1.250.000,50', '1.250.000,50', '1.250.000,50'],
  ['1250.505,5', '1,250.505,5', '1,250.505,5'],
  ['12,5', '12,5', '12,5'],
  ['500k', '500k', '500k'],
])('typed key by key, %s is shown as %s and kept as %s', (keys, text, value) => {
  expect(typeKeys(keys)).toMatchObject({ text, value });
});

test.each([
  ['1,25', '1250', '125'],
  ['1,2500', '1250', '12500'],
  ['91,250', '1250', '91250'],
])('a key that makes %s of the field’s own separators changes %s to %s', (typed, before, value) => {
  expect(editMoney(typed, before, '').value).toBe(value);
});

test('a comma after the cut decimals brings them back, and deleting forgets them', () => {
  expect(editMoney('1.25,', '1.25', '05')).toEqual({ text: '1.2505,', value: '1.2505,', cut: '' });
  expect(editMoney('1.2', '1.25', '05')).toEqual({ text: '1.2', value: '1.2', cut: '' });
});

test('keys and a whole text come to the same value', () => {
  const aText = fc.stringMatching(/^[1-9][\d.]{0,9}$/);
  fc.assert(
    fc.property(aText, (text) => {
      expect(typeKeys(text).value).toBe(typeMoney(text).value);
    }),
  );
});

test('INTAKE-052 for any input, the value is a plain numeric string once the field is left, or the text as it is', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.,$-]{0,9}$/)), (typed) => {
      const value = leaveMoney(typeMoney(typed).value);
      if (value !== typed) expect(value).toMatch(/^$|^-?\d+(\.\d{1,2})?$/);
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
      expect(typeMoney(formatMoney(value))).toEqual({ text: formatMoney(value), value });
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
