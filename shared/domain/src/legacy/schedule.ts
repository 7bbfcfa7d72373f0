import type { BillingInterval } from '../money/billing-interval.ts';
import { lookUp } from '../values/records.ts';

/** A§4: the payment schedule of a legacy application, in the words of its address and its payment call. */
export const paymentSchedules = ['monthly', 'annual'] as const;
export type PaymentSchedule = (typeof paymentSchedules)[number];

/** The schedule that an address names, or null. A quote's MONTHLY and ANNUALLY are understood too (AMB-32). */
export function readSchedule(text: string | undefined): PaymentSchedule | null {
  if (text === undefined) return null;
  const schedule = lookUp(scheduleOf, text) ?? text;
  return paymentSchedules.find((known) => known === schedule) ?? null;
}

/** A legacy selection says monthly or annual where a quote says MONTHLY or ANNUALLY (AMB-32). */
export const scheduleOf: Readonly<Record<BillingInterval, PaymentSchedule>> = {
  MONTHLY: 'monthly',
  ANNUALLY: 'annual',
};

/** The interval of the quotes that a schedule pays. */
export const intervalOf: Readonly<Record<PaymentSchedule, BillingInterval>> = {
  monthly: 'MONTHLY',
  annual: 'ANNUALLY',
};

/** "Monthly", "Annually". */
export const scheduleLabels = { monthly: 'Monthly', annual: 'Annually' } as const;
