export { BankForm } from './bank-form.tsx';
export { CardForm } from './card-form.tsx';
export { Faq } from './faq.tsx';
export { MethodCards } from './method-cards.tsx';
export { PriceChangeDialog } from './price-change-dialog.tsx';
export { ScheduleCard, ScheduleCards, ScheduleLine } from './schedule-cards.tsx';
