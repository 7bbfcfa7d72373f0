/** The forms of confidential data in error texts, with their replacements. */
const secrets: readonly (readonly [RegExp, string])[] = [
  // Values quoted by checks and parsers are user input or responses.
  [/(received: |, found ).+/g, '$1[value]'],
  [/Unexpected .+ is not valid JSON/g, 'The text is not valid JSON'],
  // The values of a query or of a fragment.
  [/([?&#][\w.[\]%-]+=)[^&#\s'"<>()]+/g, '$1[value]'],
  // Not `intake@0.1.0`, because the last part of a domain begins with a letter.
  [/[^\s@<>()[\]"'`,;:=/]+(?:@|%40)[\w-]+(?:\.[\w-]+)*\.[a-z][\w-]*/gi, '[e-mail]'],
  [/\bBearer\s+\S+/gi, 'Bearer [token]'],
  [/\beyJ[\w-]+(?:\.[\w-]*)+/g, '[token]'],
  // The tokens and keys of the card and the bank provider.
  [/\b(?:sk|pk|rk|tok|pm|pi|seti|src|card)_\w+/g, '[token]'],
  [/\b(?:public|access|link)-(?:sandbox|development|production)-[\w-]+/g, '[token]'],
  [/\b(?=\w*\d)\w{24,}\b/g, '[token]'],
  // Cards, accounts, phones, tax numbers: at least nine digits, in any grouping.
  [/(?<!\w)(?:\+|\()?\d(?:[ ().-]{0,2}\d){8,}(?!\w)/g, '[number]'],
];

/** Returns a text for an outside service, without tokens, cards, e-mail addresses and query values. */
export function withoutSecrets(text: string): string {
  return secrets.reduce((masked, [secret, rest]) => masked.replace(secret, rest), text);
}

/** Returns an error that may be reported: its kind, message and stack, without other properties. */
export function reportable(thrown: unknown): Error {
  if (!(thrown instanceof Error)) {
    // The thrown value may be a response or a form: only its type is reported.
    return new Error(
      `Expected a thrown Error, found ${kindOf(thrown)}. Throw an Error, which has a stack.`,
    );
  }
  const masked = new Error(withoutSecrets(thrown.message));
  masked.name = thrown.name;
  if (thrown.stack) masked.stack = withoutSecrets(thrown.stack);
  return masked;
}

function kindOf(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null)
    return thrown === null ? 'null' : typeof thrown;
  return thrown.constructor?.name ?? 'object';
}
