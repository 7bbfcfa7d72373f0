import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPhone } from './format-phone.ts';

test.each([
  ['4155550134', '(415) 555-0134'],
  ['+1 415 555 0134', '(415) 555-0134'],
  ['415555', '(415) 555'],
  ['41', '(41'],
  ['', ''],
])('INTAKE-049 %s becomes %s', (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown);
});

test.each(['41555501349', '(415) 555-01349', '+44 20 7946 0958', '+'])(
  '%s cannot be a number of the United States and stays as it was typed',
  (typed) => {
    expect(formatPhone(typed)).toBe(typed);
  },
);

test('formatting what is formatted changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const once = formatPhone(typed);
      expect(formatPhone(once)).toBe(once);
    }),
  );
});
