/** Keys whose values never reach a transcript or a report. */
const secretKey =
  /cvc|cvv|security code|password|passcode|token|secret|account number|routing number|ssn/i;
const cardNumber = /\b(?:\d[ -]?){9,15}(\d{4})\b/g;

/** A step as its file says it, on one line, with cards and passwords masked. */
export function sayStep(words: string, input: unknown): string {
  if (input === undefined || input === null) return mask(words);
  const said = typeof input === 'object' ? sayValue(input, '') : mask(String(input));
  return `${mask(words)}: ${said.length > 120 ? `${said.slice(0, 119)}…` : said}`;
}

function sayValue(value: unknown, key: string): string {
  if (secretKey.test(key)) return '•••';
  if (Array.isArray(value)) return `[${value.map((item) => sayValue(item, key)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return mask(String(value));
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return `{ ${entries.map(([name, item]) => `${name}: ${sayValue(item, name)}`).join(', ')} }`;
}

export function mask(text: string): string {
  return text.replaceAll(cardNumber, '•••• $1');
}
