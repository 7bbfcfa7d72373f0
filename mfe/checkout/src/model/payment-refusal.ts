import { ApiError } from '@fairlead/contracts';
import { paymentMessages } from '@fairlead/domain/packages';
import {
  CardRefused,
  cardRefusalText,
  declinedText,
  isUnanswered,
  type PaymentError,
  type PaymentMethod,
  PaymentTokenMissing,
  unknownOutcome,
} from '@fairlead/store/paying';

/** The outcome of a failed payment for the user. */
export type PaymentRefusal =
  /** The card, the bank or the form was refused. Everything that was entered stays. */
  | { readonly kind: 'declined'; readonly text: string }
  /** The application is already paid and waits for a signature. */
  | { readonly kind: 'accepted-before' }
  | { readonly kind: 'expired'; readonly text: string }
  | Extract<PaymentError, { kind: 'amount-changed' | 'unknown' }>;

export function paymentRefusalOf(failure: Error, method: PaymentMethod = 'card'): PaymentRefusal {
  if (failure instanceof CardRefused)
    return { kind: 'declined', text: cardRefusalText(failure, paymentMessages.unableToProcess) };
  // An error of the card form's script. Vendor modules are separate bundles, so errors are compared by name.
  if (failure instanceof PaymentTokenMissing || failure.name === 'VendorLoadError')
    return { kind: 'declined', text: failure.message };
  if (!(failure instanceof ApiError)) return unknownOutcome(failure);
  const { status, errorCode } = failure;
  if (status === 409 && errorCode === 'amount_changed') return { kind: 'amount-changed' };
  if (status === 409 && errorCode === 'already_accepted') return { kind: 'accepted-before' };
  if (isUnanswered(failure)) return unknownOutcome(failure);
  const text = declinedText(errorCode, sentencesOf(failure), method);
  return status === 410 ? { kind: 'expired', text } : { kind: 'declined', text };
}

/** A§8: the server's messages, joined. */
const sentencesOf = ({ errors, message }: ApiError): string =>
  errors.length > 0 ? errors.join(' ') : message;
