import { maskCards } from './card-number.ts';
import { hidden } from './hidden.ts';
import { redactQueries } from './redact-queries.ts';

/** The forms of tokens, wherever they are in a text. */
const tokens =
  /\bBearer\s+\S+|\beyJ[\w-]+(?:\.[\w-]*)+|\b(?:tok|pm|seti|pi|src)_\w{6,}|\b(?:public|access|link)-(?:sandbox|development|production)-[\w-]+/gi;

/** Returns a text without card numbers, tokens and sign-in codes. */
export const redactText = (text: string): string =>
  redactQueries(maskCards(text).replaceAll(tokens, hidden));
