import { withoutTime } from '@fairlead/domain/calendar-day';
import { centsFromDollars, dollarsFromCents } from '../money/money.ts';
import { lookUp } from '../values/records.ts';
import { fieldType } from './names.ts';
import type { FieldInput, FieldShape, PlainValue, ProvidedValue } from './shapes.ts';

type Typed = Pick<FieldShape, 'type'>;

/** Returns the value of an unanswered field. */
export const emptyInput = ({ type }: Typed): FieldInput => (type === 'MULTI_SELECT' ? [] : '');

/** Missing, blank text or an empty list (AMB-35); false and 0 are values. */
export const isEmptyInput = (input: FieldInput | undefined): boolean =>
  input === undefined || (typeof input === 'string' ? input.trim() === '' : input.length === 0);

/** The whole number that was typed, or null. Commas count only between thousands: "12,5" is not 125. */
function wholeNumber(text: string): number | null {
  const plain = text.trim();
  if (!/^-?(\d+|\d{1,3}(,\d{3})+)$/.test(plain)) return null;
  const number = Number(plain.replaceAll(',', ''));
  return Number.isSafeInteger(number) ? number : null;
}

/**
 * Converts input to the values to send: a list of plain values, empty if there is no answer (A§3: CURRENCY in whole
 * cents) or if the input can't be parsed as the field's type. Throws for an unknown field type (A§8).
 */
export function wireValues(field: Typed, input: FieldInput | undefined): readonly PlainValue[] {
  if (input === undefined || isEmptyInput(input)) return [];
  if (typeof input !== 'string') return input;
  const text = input.trim();
  switch (fieldType(field.type)) {
    case 'CURRENCY':
      return some(centsFromDollars(text));
    case 'INTEGER':
      return some(wholeNumber(text));
    case 'BOOLEAN':
      return [text === 'true'];
    default:
      return [text];
  }
}

/** How servers write yes and no. */
const yesAndNo: Readonly<Record<string, 'true' | 'false'>> = {
  true: 'true',
  '1': 'true',
  false: 'false',
  '0': 'false',
};

/** Converts a received value to the form's text: cents to dollars, yes and no to 'true' and 'false', blanks to none. */
export function inputOf(field: Typed, provided: ProvidedValue): FieldInput {
  const values = [provided].flat().filter((value) => value !== '');
  const type = fieldType(field.type);
  if (type === 'MULTI_SELECT') return values.map(String);
  const [first] = values;
  if (first === undefined) return '';
  if (type === 'BOOLEAN') return lookUp(yesAndNo, String(first).toLowerCase()) ?? '';
  if (type === 'CURRENCY') {
    // Blank text as a number would be 0.
    const cents = String(first).trim() === '' ? Number.NaN : Number(first);
    return Number.isFinite(cents) ? dollarsFromCents(Math.round(cents)) : '';
  }
  return type === 'DATE' ? withoutTime(String(first)) : String(first);
}

/**
 * Like `inputOf`, but without options that the field no longer offers: no control shows them, so the form would take an
 * answer that nobody sees.
 */
export function offeredInput(field: FieldShape, provided: ProvidedValue): FieldInput {
  const input = inputOf(field, provided);
  const isSelect = field.type === 'SINGLE_SELECT' || field.type === 'MULTI_SELECT';
  if (!isSelect || field.enum_options.length === 0) return input;
  const isOffered = (value: string) => field.enum_options.some((option) => option.value === value);
  if (typeof input !== 'string') return input.filter(isOffered);
  return isOffered(input) ? input : '';
}

const some = (value: number | null): readonly number[] => (value === null ? [] : [value]);
