const secretLabel =
  /cvc|cvv|security code|password|passcode|(?<!reason[_ ])token|secret|account number|routing number|ssn/i;
/** Codes that sign somebody in or verify an address. Prices and errors have codes too, with other names. */
const secretCode = /^code$|(auth|verification|one time) code/;

/** Whether what is entered under a label of a page is a secret, such as `Security code`. */
export const isSecretLabel = (label: string): boolean => secretLabel.test(label);

/** Whether the value of a field, a store or a label is a secret: `paymentMethodToken`, `account_number`, `$code`. */
export function isSecretKey(key: string): boolean {
  const words = key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[^A-Za-z]+/g, ' ')
    .trim()
    .toLowerCase();
  return isSecretLabel(words) || secretCode.test(words);
}
