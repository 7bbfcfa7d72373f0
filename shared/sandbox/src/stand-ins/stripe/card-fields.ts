import {
  brandOf,
  type CardBrand,
  digitsOf,
  formatNumber,
  lengthOf,
  passesLuhn,
} from './card-number.ts';

export type CardFieldError = {
  readonly type: 'validation_error';
  readonly code: string;
  readonly message: string;
};

/** The state of a field's text. */
export type FieldReading = {
  /** The formatted text. */
  readonly shown: string;
  readonly empty: boolean;
  readonly complete: boolean;
  readonly error: CardFieldError | undefined;
};

/**
 * `leaving` is true when the field loses focus or a token is requested: only then is incomplete
 * input an error.
 */
type Moment = { readonly leaving: boolean };

export function readNumber(text: string, { leaving }: Moment): FieldReading & { brand: CardBrand } {
  const shown = formatNumber(text);
  const digits = digitsOf(shown);
  const full = digits.length === lengthOf(digits);
  const complete = full && passesLuhn(digits);
  const error = full && !complete ? invalidNumber : unfinished(complete, digits, leaving, noNumber);
  return { shown, empty: digits === '', complete, error, brand: brandOf(digits) };
}

export function readExpiry(text: string, { leaving, now }: Moment & { now: Date }): FieldReading {
  const digits = expiryDigits(text);
  const shown = digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
  const wrong = digits.length === 4 ? wrongExpiry(digits, now) : wrongMonth(digits);
  const complete = digits.length === 4 && wrong === undefined;
  const error = wrong ?? unfinished(complete, digits, leaving, noExpiry);
  return { shown, empty: digits === '', complete, error };
}

export function readCvc(
  text: string,
  { leaving, brand }: Moment & { brand: CardBrand },
): FieldReading {
  const maxDigits = brand === 'amex' || brand === 'unknown' ? 4 : 3;
  const least = brand === 'amex' ? 4 : 3;
  const shown = digitsOf(text).slice(0, maxDigits);
  const complete = shown.length >= least;
  return {
    shown,
    empty: shown === '',
    complete,
    error: unfinished(complete, shown, leaving, noCvc),
  };
}

function unfinished(complete: boolean, digits: string, leaving: boolean, error: CardFieldError) {
  return leaving && !complete && digits !== '' ? error : undefined;
}

// `9` can only be September, `13` only January and a year that begins with 3.
function expiryDigits(text: string): string {
  const typed = digitsOf(text);
  const month = /^([2-9])/.test(typed) || /^1[3-9]/.test(typed) ? `0${typed}` : typed;
  const [, first = '', year = ''] = /^(\d{0,2})(\d*)$/.exec(month) ?? [];
  // Browsers autofill a four-digit year.
  return first + (/^20\d\d$/.test(year) ? year.slice(2) : year.slice(0, 2));
}

const wrongMonth = (digits: string) => (digits.startsWith('00') ? badMonth : undefined);

function wrongExpiry(digits: string, now: Date): CardFieldError | undefined {
  const month = Number(digits.slice(0, 2));
  const year = 2000 + Number(digits.slice(2));
  if (month === 0) return badMonth;
  if (year < now.getFullYear()) return pastYear;
  if (year === now.getFullYear() && month < now.getMonth() + 1) return pastMonth;
  return year > now.getFullYear() + 50 ? badYear : undefined;
}

const wrong = (code: string, message: string): CardFieldError => ({
  type: 'validation_error',
  code,
  message,
});
export const noNumber = wrong('incomplete_number', 'Your card number is incomplete.');
export const noExpiry = wrong('incomplete_expiry', "Your card's expiration date is incomplete.");
export const noCvc = wrong('incomplete_cvc', "Your card's security code is incomplete.");
const invalidNumber = wrong('invalid_number', 'Your card number is invalid.');
const badMonth = wrong('invalid_expiry_month', "Your card's expiration month is invalid.");
const badYear = wrong('invalid_expiry_year', "Your card's expiration year is invalid.");
const pastYear = wrong('invalid_expiry_year_past', "Your card's expiration year is in the past.");
const pastMonth = wrong('invalid_expiry_month_past', "Your card's expiration date is in the past.");
