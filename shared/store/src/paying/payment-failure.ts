import { ApiError, isStatus, NetworkError } from '@fairlead/contracts';
import { cardErrorKind, cardErrorMessage, paymentMessages } from '@fairlead/domain/packages';
import { paymentContent as content } from './content.ts';

export type PaymentMethod = 'bank' | 'card';

/** The card provider refused to create a token. */
export class CardRefused extends Error {
  override name = 'CardRefused';
  readonly code: string;
  /** The provider's message, if there is one. */
  readonly said: string | null;

  constructor(code: string, message: string | null) {
    super(message || cardErrorMessage(code));
    this.code = code;
    this.said = message || null;
  }
}

/** There is no token or no account, so no payment was requested. */
export class PaymentTokenMissing extends Error {
  override name = 'PaymentTokenMissing';
}

/** What a failed payment means for the user. */
export type PaymentError =
  | { readonly kind: 'declined'; readonly text: string; readonly code: string | null }
  | { readonly kind: 'amount-changed' }
  | { readonly kind: 'quote-expired'; readonly text: string }
  /** The outcome is unknown: the same payment may be requested again. */
  | { readonly kind: 'unknown'; readonly text: string }
  /** The server refused for another reason: the displayed data may be out of date. */
  | { readonly kind: 'refused'; readonly text: string };

export function paymentErrorOf(failure: Error, method: PaymentMethod): PaymentError {
  if (failure instanceof CardRefused)
    return { kind: 'declined', text: cardRefusalText(failure, ''), code: failure.code };
  // Each vendor module is a bundle of its own, so `instanceof` fails here: errors are compared by name.
  if (failure instanceof PaymentTokenMissing || failure.name === 'VendorLoadError')
    return { kind: 'declined', text: failure.message, code: null };
  if (!(failure instanceof ApiError)) return unknownOutcome(failure);
  const { status, errorCode, message } = failure;
  if (status === 402 || (method === 'card' && isKnownCardCode(errorCode)))
    return { kind: 'declined', text: declinedText(errorCode, message, method), code: errorCode };
  if (status === 409 && errorCode === 'amount_changed') return { kind: 'amount-changed' };
  if (status === 410)
    return { kind: 'quote-expired', text: isOwn(message) ? message : content.payment.expired };
  if (isUnanswered(failure)) return unknownOutcome(failure);
  return { kind: 'refused', text: message || paymentMessages.unableToProcess };
}

/** The server responded without stating the outcome of the payment. */
export function isUnanswered({ status }: ApiError): boolean {
  return status === 408 || status === 429 || status >= 500;
}

/** The error of a payment that may have succeeded, with the cause of the failed request. */
export function unknownOutcome(failure: Error): Extract<PaymentError, { kind: 'unknown' }> {
  const { offline, unanswered, failed, unreadable } = content.payment;
  if (failure instanceof ApiError)
    return { kind: 'unknown', text: isStatus(failure, 408, 504) ? unanswered : failed };
  return { kind: 'unknown', text: failure instanceof NetworkError ? offline : unreadable };
}

/** Whether a card was refused with an unknown code, which is logged (A§8). */
export function isUnknownCardError(failure: Error): boolean {
  if (failure instanceof CardRefused) return cardErrorKind(failure.code) === 'unknown';
  if (!(failure instanceof ApiError) || failure.status !== 402) return false;
  return !isKnownCardCode(failure.errorCode);
}

/**
 * AMB-102, in both checkouts: a card's known codes have their sentences (document A), else the message that was sent,
 * else a general one.
 */
export function declinedText(code: string | null, message: string, method: PaymentMethod): string {
  const ofCard = method === 'card' && code ? cardErrorMessage(code) : null;
  if (ofCard && isKnownCardCode(code)) return ofCard;
  return isOwn(message) ? message : (ofCard ?? paymentMessages.unableToProcess);
}

/** Whether a message was sent with the refusal. */
const isOwn = (message: string): boolean =>
  message !== '' && !message.startsWith('The server answered');

const isKnownCardCode = (code: string | null): boolean =>
  code !== null && cardErrorKind(code) !== 'unknown';

/** Returns the message for a card that the provider refused before a payment was requested. */
export const cardRefusalText = ({ code, said }: CardRefused, general: string): string =>
  declinedText(code, said ?? general, 'card');
