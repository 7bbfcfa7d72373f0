import { isEmail, isWebsite, sampleEmail } from '@fairlead/domain';
import { formatDay, isDay, withoutTime } from '@fairlead/domain/calendar-day';
import { formatPhone, isPhone } from '@fairlead/domain/phone';
import { formatDollars } from '../money/money.ts';
import { wireValues } from './input.ts';
import { fieldType } from './names.ts';
import { optionName } from './option-name.ts';
import type { FieldInput, FieldShape, PlainValue, ValidationShape } from './shapes.ts';

/** A§5: a number above 0 and below its minimum gets a warning, not an error (AMB-02). */
export const lowValueWarning =
  "Entered value appears low. Please review your entry to ensure it's accurate before proceeding.";

const invalid = 'Invalid format';

/** What to enter where text can't be read as the field's type. */
const unreadable: Readonly<Record<string, string>> = {
  CURRENCY: 'Enter an amount in US dollars, like 1,250,000.50',
  INTEGER: 'Enter a whole number, like 1,250',
};

type Check = (given: {
  readonly field: FieldShape;
  readonly text: string;
  readonly values: readonly PlainValue[];
  readonly bound: string | number | null;
}) => string | null;

const test =
  (isFine: (text: string) => boolean, message: string): Check =>
  ({ text }) =>
    isFine(text) ? null : message;

/** The validations of A§5 with their messages, by type. REQUIRED is checked before them because it depends on the question. */
const checks: Readonly<Record<string, Check>> = {
  REQUIRED: () => null,
  MIN: ({ field, values: [value], bound }) =>
    isBelow(value, bound) && !isLow(value, bound)
      ? `Must be greater than or equal to ${shown(field, bound)}`
      : null,
  MAX: ({ field, values: [value], bound }) =>
    isBelow(bound, value) ? `Must be less than or equal to ${shown(field, bound)}` : null,
  MIN_LENGTH: ({ text, bound }) =>
    bound !== null && text.length < Number(bound) ? `Must be at least ${bound} characters` : null,
  MAX_LENGTH: ({ text, bound }) =>
    bound !== null && text.length > Number(bound)
      ? `Must be no more than ${bound} characters`
      : null,
  EXCLUSIVE_OPTION: ({ field, values, bound }) =>
    values.length > 1 && values.includes(String(bound))
      ? `If ${optionName(field, String(bound))} is selected, no other options can be selected`
      : null,
  URL: test(isWebsite, invalid),
  ID: ({ text, bound }) => (patternOf(bound).test(text) ? null : invalid),
  POSTAL_CODE: test((text) => /^\d{5}(-\d{4})?$/.test(text), invalid),
  EMAIL: test(isEmail, `Enter email in the format: ${sampleEmail}`),
  // As its field shows it: a server may write it in another way.
  PHONE_NUMBER: test(
    (text) => isPhone(formatPhone(text)),
    'Enter phone number in the format: (123) 456-7890',
  ),
};

export const isKnownValidation = (type: string) => Object.hasOwn(checks, type);

/** Returns the error of an answer, or null. Validations of unknown types are ignored. */
export function validationError(field: FieldShape, input: FieldInput): string | null {
  const values = wireValues(field, input);
  const text = typeof input === 'string' ? input.trim() : '';
  if (values.length === 0 || !isReadable(field, values)) return unreadable[field.type] ?? invalid;
  for (const { type, value } of field.field_validations) {
    if (!isKnownValidation(type)) continue;
    const bound = boundOf(field, value);
    const message = checks[type]?.({ field, text, values, bound }) ?? null;
    if (message) return message;
  }
  return null;
}

/** What an answer is compared with. The server may send a moment for a day, and a number as text. */
function boundOf({ type }: FieldShape, value: ValidationShape['value']): string | number | null {
  if (typeof value !== 'string') return value ?? null;
  if (type === 'DATE') return withoutTime(value);
  const isNumeric = type === 'CURRENCY' || type === 'INTEGER';
  return isNumeric && /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value;
}

/** Returns the answer's warning, which doesn't block, or null. */
export function validationWarning(field: FieldShape, input: FieldInput): string | null {
  const [value] = wireValues(field, input);
  const isTooLow = field.field_validations.some((validation) => {
    const bound = boundOf(field, validation.value);
    return validation.type === 'MIN' && isBelow(value, bound) && isLow(value, bound);
  });
  return isTooLow ? lowValueWarning : null;
}

/** Returns the unknown types of validations, which are logged (A§5). */
export const unknownValidations = (fields: readonly FieldShape[]): readonly string[] => [
  ...new Set(
    fields
      .flatMap(({ field_validations }): readonly ValidationShape[] => field_validations)
      .map(({ type }) => type)
      .filter((type) => !isKnownValidation(type)),
  ),
];

type Comparable = PlainValue | null | undefined;

/** Compares numbers by size and ISO dates by time; values of different types have no order. */
function isBelow(value: Comparable, bound: Comparable): boolean {
  if (typeof value === 'number' && typeof bound === 'number') return value < bound;
  return typeof value === 'string' && typeof bound === 'string' && value < bound;
}

const isLow = (value: Comparable, bound: Comparable) =>
  typeof value === 'number' && typeof bound === 'number' && value > 0;

function isReadable({ type }: FieldShape, [value]: readonly PlainValue[]): boolean {
  if (fieldType(type) !== 'DATE') return true;
  return isDay(String(value));
}

function shown({ type }: FieldShape, bound: string | number | null): string {
  if (type === 'CURRENCY' && typeof bound === 'number') return formatDollars(bound);
  const text = String(bound);
  return type === 'DATE' && isDay(text) ? formatDay(text).replaceAll('/', '-') : text;
}

const anyId = /^[\w./ -]+$/;

/** Returns the server's pattern if it sends a valid one. */
function patternOf(bound: string | number | null): RegExp {
  if (typeof bound !== 'string' || bound === '') return anyId;
  try {
    return new RegExp(bound);
  } catch {
    return anyId;
  }
}
