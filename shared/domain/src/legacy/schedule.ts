import type { BillingInterval } from '../money/billing-interval.ts';

/** A§4: the payment schedule of a legacy application, in the words of its address and its payment call. */
export const paymentSchedules = ['monthly', 'annual'] as const;
export type PaymentSchedule = (typeof paymentSchedules)[number];

/** The schedule that an address names, or null. A quote's MONTHLY and ANNUALLY are understood too (AMB-32). */
export function readSchedule(text: string | undefined): PaymentSchedule | null {
  if (text === undefined) return null;
  const schedule = ofInterval[text] ?? text;
  return paymentSchedules.find((known) => known === schedule) ?? null;
}

const ofInterval: Readonly<Partial<Record<string, PaymentSchedule>>> = {
  MONTHLY: 'monthly',
  ANNUALLY: 'annual',
} satisfies Record<BillingInterval, PaymentSchedule>;

/** "Monthly", "Annually". */
export const scheduleLabels = { monthly: 'Monthly', annual: 'Annually' } as const;
