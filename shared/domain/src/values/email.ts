const pattern =
  /^[^\s@<>(),;:"]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;

/** Whether a text has the form of an e-mail address with a full domain. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && !text.includes('..') && pattern.test(text);

/**
 * Returns a trimmed e-mail address, or null if the value isn't one. For values from outside (an address bar, an error
 * message, navigation state) that are shown and sent as an address.
 */
export function emailOrNull(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : '';
  return isEmail(text) ? text : null;
}

/** What A§5 calls {email} in its hints (AMB-84). */
export const sampleEmail = 'name@example.com';
