import {
  type CardFieldError,
  noCvc,
  noExpiry,
  noNumber,
  readCvc,
  readExpiry,
  readNumber,
} from './card-fields.ts';
import { digitsOf } from './card-number.ts';
import { makeToken } from './token.ts';

export { testCards } from './test-cards.ts';
export { chargeOutcome, declinesLater } from './token.ts';

/** The contents of the three card fields. They never leave the stand-in. */
export type CardEntry = { readonly number: string; readonly expiry: string; readonly cvc: string };

export type Tokenised = { readonly token: string } | { readonly error: CardFieldError };

export const emptyCard: CardEntry = { number: '', expiry: '', cvc: '' };

/** Reads all three fields as they are left. */
export function readCard(entry: CardEntry, now: Date) {
  const number = readNumber(entry.number, { leaving: true });
  return {
    number,
    expiry: readExpiry(entry.expiry, { leaving: true, now }),
    cvc: readCvc(entry.cvc, { leaving: true, brand: number.brand }),
  };
}

/**
 * Creates a token, or returns the first field's error. Whether the card can be charged is only known when it is
 * charged.
 */
export function tokenise(entry: CardEntry, now: Date): Tokenised {
  const { number, expiry, cvc } = readCard(entry, now);
  const error =
    (number.complete ? undefined : (number.error ?? noNumber)) ??
    (expiry.complete ? undefined : (expiry.error ?? noExpiry)) ??
    (cvc.complete ? undefined : (cvc.error ?? noCvc));
  return error ? { error } : { token: makeToken(digitsOf(entry.number)) };
}
