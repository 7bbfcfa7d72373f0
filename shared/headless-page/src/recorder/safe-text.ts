import { isCardNumber } from '../secrets/card-number.ts';

/** A field in which something was typed. */
type Field = { readonly type: string; readonly autocomplete: string };

/** The card that replaces one that isn't a documented test card. */
const usualCard = '4242 4242 4242 4242';

/**
 * Returns what a recording may contain of a typed text: a test card for a card number, made-up digits for a security
 * code. Null for a password or a one-time code, which is never written.
 */
export function safeText(
  text: string,
  { type, autocomplete }: Field,
  testCards: readonly string[],
): string | null {
  if (type === 'password' || /password$|^one-time-code$/.test(autocomplete)) return null;
  const digits = text.replaceAll(/[ -]/g, '');
  if (autocomplete === 'cc-csc') return '1234'.slice(0, Math.min(digits.length, 4));
  if (autocomplete === 'cc-number')
    return digits === '' || testCards.includes(digits) ? text : usualCard;
  return text.replaceAll(/\b\d(?:[ -]?\d){12,18}\b/g, (found) => {
    const number = found.replaceAll(/[ -]/g, '');
    return isCardNumber(number) && !testCards.includes(number) ? usualCard : found;
  });
}
