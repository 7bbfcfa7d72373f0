import { aField, min, options } from '@fairlead/domain/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FieldShape, ValidationShape } from './shapes.ts';
import {
  isKnownValidation,
  lowValueWarning,
  unknownValidations,
  validationError,
  validationWarning,
} from './validations.ts';

const checked = (type: string, ...field_validations: ValidationShape[]): FieldShape =>
  aField('f', { type, field_validations, enum_options: options('A', 'B', 'NONE') });

const max = (value: number | string) => ({ type: 'MAX', value });

describe('each validation has its message', () => {
  test.each([
    ['FLOW-042', checked('INTEGER', min(5)), '0', 'Must be greater than or equal to 5'],
    ['FLOW-042', checked('INTEGER', min(5)), '-3', 'Must be greater than or equal to 5'],
    ['FLOW-042', checked('INTEGER', min(5)), '5', null],
    ['FLOW-043', checked('INTEGER', max(5)), '6', 'Must be less than or equal to 5'],
    ['FLOW-043', checked('INTEGER', max(5)), '5', null],
    [
      'FLOW-043',
      checked('CURRENCY', max(100_000)),
      '1000.01',
      'Must be less than or equal to $1,000',
    ],
    [
      'FLOW-044',
      checked('DATE', min('2026-11-20')),
      '2026-11-19',
      'Must be greater than or equal to 11-20-2026',
    ],
    [
      'FLOW-044',
      checked('DATE', max('2026-11-20')),
      '2026-11-21',
      'Must be less than or equal to 11-20-2026',
    ],
    ['FLOW-044', checked('DATE', min('2026-11-20')), '2026-11-20', null],
    [
      'FLOW-045',
      checked('STRING', { type: 'MIN_LENGTH', value: 3 }),
      'ab',
      'Must be at least 3 characters',
    ],
    [
      'FLOW-045',
      checked('STRING', { type: 'MIN_LENGTH', value: 3 }),
      ' ab ',
      'Must be at least 3 characters',
    ],
    ['FLOW-045', checked('STRING', { type: 'MIN_LENGTH', value: 3 }), 'abc', null],
    [
      'FLOW-046',
      checked('STRING', { type: 'MAX_LENGTH', value: 3 }),
      'abcd',
      'Must be no more than 3 characters',
    ],
    ['FLOW-046', checked('STRING', { type: 'MAX_LENGTH', value: 3 }), 'abc', null],
    ['FLOW-048', checked('STRING', { type: 'URL' }), 'not a page', 'Invalid format'],
    ['FLOW-048', checked('STRING', { type: 'URL' }), 'pebblewick.example.com', null],
    ['FLOW-048', checked('STRING', { type: 'POSTAL_CODE' }), '9410', 'Invalid format'],
    ['FLOW-048', checked('STRING', { type: 'POSTAL_CODE' }), '94105-0001', null],
    ['FLOW-048', checked('STRING', { type: 'POSTAL_CODE' }), '94105', null],
    ['FLOW-048', checked('STRING', { type: 'POSTAL_CODE' }), '194105', 'Invalid format'],
    ['FLOW-048', checked('STRING', { type: 'POSTAL_CODE' }), '94105-00012', 'Invalid format'],
    ['FLOW-048', checked('STRING', { type: 'ID', value: '' }), 'A/1 $', 'Invalid format'],
    [
      'FLOW-043',
      checked('CURRENCY', max(100_050)),
      '1000.51',
      'Must be less than or equal to $1,000.50',
    ],
    [
      'FLOW-048',
      checked('STRING', { type: 'ID', value: '^\\d{2}-?\\d{7}$' }),
      '1-2',
      'Invalid format',
    ],
    ['FLOW-048', checked('STRING', { type: 'ID', value: '^\\d{2}-?\\d{7}$' }), '12-3456789', null],
    ['FLOW-048', checked('STRING', { type: 'ID' }), 'A/1 $', 'Invalid format'],
    ['FLOW-048', checked('STRING', { type: 'ID', value: '(' }), 'A-1', null],
    [
      'FLOW-049',
      checked('STRING', { type: 'EMAIL' }),
      'ada@',
      'Enter email in the format: name@example.com',
    ],
    ['FLOW-049', checked('STRING', { type: 'EMAIL' }), 'ada@example.com', null],
    [
      'FLOW-050',
      checked('STRING', { type: 'PHONE_NUMBER' }),
      '123',
      'Enter phone number in the format: (123) 456-7890',
    ],
    ['FLOW-050', checked('STRING', { type: 'PHONE_NUMBER' }), '(415) 555-0134', null],
  ])('%s', (_, field, text, message) => {
    expect(validationError(field, text)).toBe(message);
  });

  test('a number and a text have no order: a bound of the other kind says nothing', () => {
    expect(validationError(checked('INTEGER', min('nine')), '-5')).toBeNull();
    expect(validationError(checked('INTEGER', max('')), '5')).toBeNull();
    expect(validationError(checked('STRING', min(9)), '5')).toBeNull();
    expect(validationError(checked('STRING', max(1)), '5')).toBeNull();
    expect(validationWarning(checked('INTEGER', min('nine')), '5')).toBeNull();
  });

  test.each([
    ['FLOW-042', checked('INTEGER', min('9')), '-5', 'Must be greater than or equal to 9'],
    ['FLOW-042', checked('INTEGER', min('-5')), '-5', null],
    ['FLOW-043', checked('INTEGER', max('10')), '11', 'Must be less than or equal to 10'],
    ['FLOW-043', checked('INTEGER', max('10')), '9', null],
    [
      'FLOW-043',
      checked('CURRENCY', max('100000')),
      '1001',
      'Must be less than or equal to $1,000',
    ],
  ])('%s a bound that comes as text is its number', (_, field, text, message) => {
    expect(validationError(field, text)).toBe(message);
  });

  test('FLOW-052 a low value is warned of, too, where its bound comes as text', () => {
    expect(validationWarning(checked('INTEGER', min('9')), '5')).toBe(lowValueWarning);
    expect(validationWarning(checked('INTEGER', min('9')), '9')).toBeNull();
  });

  test.each(['MIN', 'MAX', 'MIN_LENGTH', 'MAX_LENGTH', 'EXCLUSIVE_OPTION'])(
    'a bound that the server leaves out says nothing (%s)',
    (type) => {
      for (const value of [null, undefined])
        expect(validationError(checked('STRING', { type, value }), 'abc')).toBeNull();
    },
  );

  test('only the least value warns of a low one', () => {
    expect(validationWarning(checked('INTEGER', max(9)), '5')).toBeNull();
    expect(validationWarning(checked('INTEGER', max(9), min(6)), '5')).toBe(lowValueWarning);
  });

  test('FLOW-047 an exclusive option beside another one is named', () => {
    const field = checked('MULTI_SELECT', { type: 'EXCLUSIVE_OPTION', value: 'NONE' });
    expect(validationError(field, ['A', 'NONE'])).toBe(
      'If Option NONE is selected, no other options can be selected',
    );
    expect(validationError(field, ['NONE'])).toBeNull();
    expect(validationError(field, ['A', 'B'])).toBeNull();
  });

  test('FLOW-051 a validation of unknown type says nothing and is listed for the log', () => {
    const field = checked('STRING', { type: 'MOON_PHASE' }, { type: 'EMAIL' });
    expect(unknownValidations([field, field])).toEqual(['MOON_PHASE']);
    expect(validationError(field, 'ada@example.com')).toBeNull();
    expect(isKnownValidation('MOON_PHASE')).toBe(false);
    expect(isKnownValidation('toString')).toBe(false);
  });

  const wholeNumber = 'Enter a whole number, like 1,250';
  const amount = 'Enter an amount in US dollars, like 1,250,000.50';
  test.each([
    ['INTEGER', 'a dozen', wholeNumber],
    ['INTEGER', '1.5', wholeNumber],
    ['INTEGER', '12,5', wholeNumber],
    ['INTEGER', '1.250', wholeNumber],
    ['INTEGER', '1 2', wholeNumber],
    ['INTEGER', '-', wholeNumber],
    ['CURRENCY', '-', amount],
    ['CURRENCY', '12,0x', amount],
    ['CURRENCY', '1.250.000,50', amount],
    ['CURRENCY', '1.250,50', amount],
    ['CURRENCY', '12,5', amount],
    ['DATE', '2026-02-30', 'Invalid format'],
    ['DATE', 'tomorrow', 'Invalid format'],
  ])('what cannot be read as %s is refused: %s', (type, text, message) => {
    expect(validationError(checked(type), text)).toBe(message);
  });

  test('ERROR-025 an unknown field type throws', () => {
    expect(() => validationError(checked('HOLOGRAM'), 'x')).toThrow(
      "Unknown field type 'HOLOGRAM'",
    );
  });
});

describe('a number below its minimum', () => {
  test('FLOW-052 above 0 it warns and does not block', () => {
    const field = checked('CURRENCY', min(100_000));
    expect(validationError(field, '48')).toBeNull();
    expect(validationWarning(field, '48')).toBe(
      "Entered value appears low. Please review your entry to ensure it's accurate before proceeding.",
    );
    expect(validationWarning(field, '1000')).toBeNull();
    expect(validationWarning(field, '0')).toBeNull();
  });

  test('a number below its minimum is either refused or warned about, never both and never neither', () => {
    const field = checked('INTEGER', min(10));
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 9 }), (number) => {
        const isRefused = validationError(field, String(number)) !== null;
        const isWarned = validationWarning(field, String(number)) !== null;
        expect(isRefused).toBe(!isWarned);
        expect(isWarned).toBe(number > 0);
      }),
    );
  });
});

test.each([
  ['4155550111', null],
  ['+1 415 555 0111', null],
  ['415.555.0111', null],
  ['415555011', 'Enter phone number in the format: (123) 456-7890'],
  ['+44 20 7946 0000', 'Enter phone number in the format: (123) 456-7890'],
])('a phone number that came as %s is judged as its field shows it', (text, error) => {
  const phone = aField('phone', { field_validations: [{ type: 'PHONE_NUMBER' }] });
  expect(validationError(phone, text)).toBe(error);
});

test.each([
  ['MIN', '2026-12-31', null],
  ['MIN', '2026-12-30', 'Must be greater than or equal to 12-31-2026'],
  ['MAX', '2026-12-31', null],
  ['MAX', '2027-01-01', 'Must be less than or equal to 12-31-2026'],
])('a bound that comes with a time is its day (%s, %s)', (type, day, error) => {
  const ends = aField('ends', {
    type: 'DATE',
    field_validations: [{ type, value: '2026-12-31T00:00:00Z' }],
  });
  expect(validationError(ends, day)).toBe(error);
});
