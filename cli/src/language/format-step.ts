/** Keys and labels whose values must not appear in a transcript or a report. */
const secretKey =
  /cvc|cvv|security code|password|passcode|(?<!reason[_ ])token|secret|account number|routing number|ssn/i;
const cardKey = /card number/i;
const cardNumber = /\b(?:\d[ -]?){9,15}(\d{4})\b/g;

/** Formats a step on one line as written in its file, with cards and passwords masked. */
export function formatStep(words: string, input: unknown): string {
  if (input === undefined || input === null) return mask(words);
  const said = typeof input === 'object' ? formatInput(input, '') : plain(input);
  return `${mask(words)}: ${said.length > 120 ? `${said.slice(0, 119)}…` : said}`;
}

/** Formats a table cell for the name of the row's scenario. */
export const formatCell = (column: string, value: unknown): string => formatInput(value, column);

function formatInput(value: unknown, key: string): string {
  if (secretKey.test(key)) return '•••';
  if (Array.isArray(value)) return `[${value.map((item) => formatInput(item, key)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) return formatMapping(value);
  return cardKey.test(key) ? `•••• ${String(value).replaceAll(/\D/g, '').slice(-4)}` : plain(value);
}

/** `{ label: Security code, value: 123 }` contains a secret, like `{ Security code: 123 }`. */
function formatMapping(mapping: object): string {
  const { label, name }: Record<string, unknown> = { ...mapping };
  const entries = Object.entries(mapping).filter(([, item]) => item !== undefined);
  const said = entries.map(([key, item]) => {
    const about = key === 'value' ? String(label ?? name ?? key) : key;
    return `${key}: ${formatInput(item, about)}`;
  });
  return `{ ${said.join(', ')} }`;
}

const plain = (value: unknown) => mask(String(value).replaceAll(/\s+/g, ' ').trim());

export function mask(text: string): string {
  return text.replaceAll(cardNumber, '•••• $1');
}

/** Codes that sign somebody in or verify an address. Prices and errors have codes too, with other names. */
const secretCode = /^code$|(auth|verification|one time) code/;

/** Whether the value of a field, a store or a label is a secret: `paymentMethodToken`, `account_number`, `$code`. */
export function isSecretKey(key: string): boolean {
  const words = key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[^A-Za-z]+/g, ' ')
    .trim()
    .toLowerCase();
  return secretKey.test(words) || secretCode.test(words);
}
