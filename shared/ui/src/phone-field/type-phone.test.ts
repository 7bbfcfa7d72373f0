import { expect, test } from 'vitest';
import { typePhone } from './type-phone.ts';

test('INTAKE-049 the value of a phone field is the number as it is shown', () => {
  expect(typePhone('+1 415 555 0134')).toEqual({
    text: '(415) 555-0134',
    value: '(415) 555-0134',
  });
});
