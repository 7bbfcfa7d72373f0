import { createEvent, createStore } from 'effector';

/** A payment is under way: no micro-frontend is swapped and no page is left without asking while this holds. */
export const paymentStarted = createEvent();
export const paymentEnded = createEvent();
export const $paymentInFlight = createStore(false)
  .on(paymentStarted, () => true)
  .on(paymentEnded, () => false);
