export { type BankLinkRequest, type BankLinkResult, openBankLink } from './open-bank-link.ts';
export { type BankEvent, type BankEventName, bankEventNames } from './plaid-events.ts';
export { type BankAccount, type BankLinkEnd, useBankLink } from './use-bank-link.ts';
