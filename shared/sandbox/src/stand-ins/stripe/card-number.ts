export type CardBrand =
  | 'visa'
  | 'mastercard'
  | 'amex'
  | 'discover'
  | 'diners'
  | 'jcb'
  | 'unionpay'
  | 'unknown';

const brands: readonly { brand: CardBrand; pattern: RegExp; length: number; groups: number[] }[] = [
  { brand: 'amex', pattern: /^3[47]/, length: 15, groups: [4, 6, 5] },
  { brand: 'diners', pattern: /^3[0689]/, length: 14, groups: [4, 6, 4] },
  { brand: 'jcb', pattern: /^35/, length: 16, groups: [4, 4, 4, 4] },
  { brand: 'discover', pattern: /^6(011|4[4-9]|5)/, length: 16, groups: [4, 4, 4, 4] },
  { brand: 'unionpay', pattern: /^62/, length: 16, groups: [4, 4, 4, 4] },
  { brand: 'mastercard', pattern: /^(5[1-5]|2[2-7])/, length: 16, groups: [4, 4, 4, 4] },
  { brand: 'visa', pattern: /^4/, length: 16, groups: [4, 4, 4, 4] },
];
const unknown = { brand: 'unknown', length: 16, groups: [4, 4, 4, 4] } as const;

const kindOf = (digits: string) => brands.find(({ pattern }) => pattern.test(digits)) ?? unknown;

export const digitsOf = (text: string) => text.replace(/\D/g, '');
export const brandOf = (digits: string): CardBrand => kindOf(digits).brand;
export const lengthOf = (digits: string): number => kindOf(digits).length;

/** `4242424242424242` → `4242 4242 4242 4242`, American Express as 4-6-5. Longer input is cut. */
export function formatNumber(text: string): string {
  const digits = digitsOf(text);
  const { groups, length } = kindOf(digits);
  const parts: string[] = [];
  let rest = digits.slice(0, length);
  for (const size of groups) {
    if (rest === '') break;
    parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return parts.join(' ');
}

/** The check digit rule of card numbers (ISO/IEC 7812-1). */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits !== '' && sum % 10 === 0;
}
