const pattern =
  /^[^\s@<>(),;:"]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;

/** Whether a text has the form of an e-mail address with a full domain. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && !text.includes('..') && pattern.test(text);

/**
 * The e-mail address that a value is, trimmed; null for anything else. For values from outside (an address bar, an error
 * message, navigation state), which are shown as an address and posted as one.
 */
export function emailOrNull(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : '';
  return isEmail(text) ? text : null;
}

/** What A§5 calls {email} in its hints (AMB-84). */
export const sampleEmail = 'name@example.com';
