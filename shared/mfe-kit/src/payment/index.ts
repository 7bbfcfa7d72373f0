export { BankForm } from './bank-form.tsx';
export { CardForm } from './card-form.tsx';
