/** How something confidential may stand in the text of an error, and what is left of it. */
const secrets: readonly (readonly [RegExp, string])[] = [
  // What a check received, and what a parser quotes, is what someone typed or was sent.
  [/(received: |, found ).+/g, '$1[value]'],
  [/Unexpected .+ is not valid JSON/g, 'The text is not valid JSON'],
  // The values of a query or of a fragment.
  [/([?&#][\w.[\]%-]+=)[^&#\s'"<>()]+/g, '$1[value]'],
  // Not `intake@0.1.0`: the last part of a domain begins with a letter.
  [/[^\s@<>()[\]"'`,;:=/]+(?:@|%40)[\w-]+(?:\.[\w-]+)*\.[a-z][\w-]*/gi, '[e-mail]'],
  [/\bBearer\s+\S+/gi, 'Bearer [token]'],
  [/\beyJ[\w-]+(?:\.[\w-]*)+/g, '[token]'],
  // The tokens and keys of the card and the bank provider.
  [/\b(?:sk|pk|rk|tok|pm|pi|seti|src|card)_\w+/g, '[token]'],
  [/\b(?:public|access|link)-(?:sandbox|development|production)-[\w-]+/g, '[token]'],
  [/\b(?=\w*\d)\w{24,}\b/g, '[token]'],
  // Cards, accounts, phones, tax numbers: nine digits and more, however they are grouped.
  [/(?<!\w)(?:\+|\()?\d(?:[ ().-]{0,2}\d){8,}(?!\w)/g, '[number]'],
];

/** A text that may go to a service outside: no token, no card, no address of a person, no value of a query. */
export function withoutSecrets(text: string): string {
  return secrets.reduce((masked, [secret, rest]) => masked.replace(secret, rest), text);
}

/** An error as it may be reported: its kind, what it says and where it came from. Nothing that hangs on it. */
export function reportable(thrown: unknown): Error {
  if (!(thrown instanceof Error)) {
    // The thrown value may be a response or a form: only its type is reported.
    return new Error(`What was thrown is no error: ${kindOf(thrown)}`);
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
