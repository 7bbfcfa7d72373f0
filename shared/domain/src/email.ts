const pattern =
  /^[^\s@<>(),;:"]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;

/** Whether a text has the form of an e-mail address with a full domain. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && !text.includes('..') && pattern.test(text);

/** What A§5 calls {email} in its hints (AMB-84). */
export const sampleEmail = 'name@example.com';
