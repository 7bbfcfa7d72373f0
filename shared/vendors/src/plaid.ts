export { openBankLink } from './open-bank-link.ts';
