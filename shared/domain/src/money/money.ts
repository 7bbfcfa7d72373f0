declare const unit: unique symbol;

/** A whole number of cents. Money never travels through this codebase as a float. */
export type Cents = number & { readonly [unit]: 'cents' };

const isCents = (value: unknown): value is Cents => Number.isSafeInteger(value);

/** Brands a number as cents; throws when it is not a whole number. */
export function cents(value: number): Cents {
  if (!isCents(value))
    throw new RangeError(`Expected whole cents, received ${value}. Round the amount first.`);
  return value;
}

/**
 * Dollars as typed ("1,200.5") to cents, rounded to the nearest (A§3: "dollars times 100, rounded"). Null when it is no US
 * amount: commas count only between thousands, so that "1.250,50" and "12,5" aren't other amounts.
 */
export function centsFromDollars(text: string): Cents | null {
  const plain = text.replaceAll(/[$\s]/g, '');
  if (!/^-?(\d+|\d{1,3}(,\d{3})+)(\.\d*)?$|^-?\.\d+$/.test(plain)) return null;
  const amount = Math.round(Number(plain.replaceAll(',', '')) * 100);
  return isCents(amount) ? amount : null;
}

/** Cents as the plain numeric string a money field holds: 120000 → "1200", 120050 → "1200.50". */
export function dollarsFromCents(amount: number): string {
  const dollars = (amount / 100).toFixed(2);
  return dollars.endsWith('.00') ? dollars.slice(0, -3) : dollars;
}

// The twelfth of a few cents off rounds to -0, which is no amount off.
const dollars = { style: 'currency', currency: 'USD', signDisplay: 'negative' } as const;
const withCents = new Intl.NumberFormat('en-US', dollars);
const withoutCents = new Intl.NumberFormat('en-US', {
  ...dollars,
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
});

/** "$1,048.80" (A§9: USD, two decimals). */
export const formatMoney = (amount: number) => withCents.format(amount / 100);

/** "$1,500,000", "$1,500.50": an answer as its field shows it, with cents only where it has some. */
export const formatDollars = (amount: number) =>
  amount % 100 === 0 ? formatWholeDollars(amount) : formatMoney(amount);

/** "$31": savings and limits are written without decimals (A§9, VISUAL §2). */
export const formatWholeDollars = (amount: number) => withoutCents.format(amount / 100);
