const cardLike = /\b(?:\d[ -]?){9,15}(\d{4})\b/g;

/** Leaves the last four digits of whatever has as many digits as a card number: a mistyped one is masked, too. */
export const maskCards = (text: string): string => text.replaceAll(cardLike, '•••• $1');

/** Whether a text has as many digits as a card number, and their check digit fits (ISO/IEC 7812-1). */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{13,19}$/.test(digits)) return false;
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
