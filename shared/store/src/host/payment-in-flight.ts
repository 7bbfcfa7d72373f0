import { createEvent, createStore } from 'effector';

/** A payment is pending: while this is true, no micro-frontend is swapped, and leaving the page asks first. */
export const paymentStarted = createEvent();
export const paymentEnded = createEvent();
export const $paymentInFlight = createStore(false)
  .on(paymentStarted, () => true)
  .on(paymentEnded, () => false);
