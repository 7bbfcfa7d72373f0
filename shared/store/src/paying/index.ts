// Paying by card or bank account, without the forms: for every area with a payment page.
export { type BankEntry, createBankEntry } from './bank-entry.ts';
export { type CardEntry, type CardPart, createCardEntry } from './card-entry.ts';
export { paymentContent } from './content.ts';
export { createPaymentAttempts } from './payment-attempt.ts';
export {
  CardRefused,
  cardRefusalText,
  declinedText,
  isUnanswered,
  type PaymentError,
  type PaymentMethod,
  PaymentTokenMissing,
  paymentErrorOf,
  unknownOutcome,
} from './payment-failure.ts';
export { createPaymentKey } from './payment-key.ts';
export { createPaymentTokens } from './payment-tokens.ts';
export { createPriceChange, type PriceChange } from './price-change.ts';
