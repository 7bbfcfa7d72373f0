import { ApiError, NetworkError } from '@fairlead/contracts';
import { paymentMessages } from '@fairlead/domain/packages';
import { CardRefused, PaymentTokenMissing } from '@fairlead/store/paying';
import { content } from '../content.ts';

/** What a payment that came to nothing means for the person who sent it. */
export type PaymentRefusal =
  /** The card, the bank or the form was refused. Everything that was entered stays. */
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'amount-changed' }
  /** Somebody has paid before: the application waits for a signature. */
  | { readonly kind: 'accepted-before' }
  | { readonly kind: 'expired'; readonly text: string }
  /** Whether it went through is not known: the same payment may be sent again. */
  | { readonly kind: 'unknown'; readonly text: string };

export function paymentRefusalOf(failure: Error): PaymentRefusal {
  if (failure instanceof CardRefused)
    return { kind: 'refused', text: failure.said ?? paymentMessages.unableToProcess };
  // The card form's own script; each vendor module is built by itself, so its errors go by name.
  if (failure instanceof PaymentTokenMissing || failure.name === 'VendorLoadError')
    return { kind: 'refused', text: failure.message };
  if (!(failure instanceof ApiError))
    return {
      kind: 'unknown',
      text: failure instanceof NetworkError ? content.payment.offline : content.payment.unreadable,
    };
  const { status, errorCode } = failure;
  if (status === 409 && errorCode === 'amount_changed') return { kind: 'amount-changed' };
  if (status === 409 && errorCode === 'already_accepted') return { kind: 'accepted-before' };
  if (status === 408 || status === 429 || status >= 500)
    return { kind: 'unknown', text: content.payment.unanswered };
  const text = sentencesOf(failure);
  return status === 410 ? { kind: 'expired', text } : { kind: 'refused', text };
}

/** A§8: the server's messages, joined. */
function sentencesOf({ detail, message }: ApiError): string {
  const sentences = Array.isArray(detail)
    ? detail.filter((sentence): sentence is string => typeof sentence === 'string')
    : [];
  if (sentences.length > 0) return sentences.join(' ');
  return message && !message.startsWith('The server answered')
    ? message
    : paymentMessages.unableToProcess;
}
