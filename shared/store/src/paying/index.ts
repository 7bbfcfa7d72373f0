// Paying by card or bank account, without the forms: for every area where one pays.
export { type BankEntry, createBankEntry } from './bank-entry.ts';
export { type CardChange, type CardEntry, type CardPart, createCardEntry } from './card-entry.ts';
export { paymentContent } from './content.ts';
export {
  CardRefused,
  isUnknownCardError,
  type PaymentError,
  type PaymentMethod,
  PaymentTokenMissing,
  paymentErrorOf,
} from './payment-failure.ts';
export { createPaymentTokens } from './payment-tokens.ts';
