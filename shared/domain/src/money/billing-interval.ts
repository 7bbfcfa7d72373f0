/** A§9: billing interval of a quote and of a market submission. */
export const billingIntervals = ['MONTHLY', 'ANNUALLY'] as const;
export type BillingInterval = (typeof billingIntervals)[number];

/** Brands a text as a billing interval; throws 'This Billing Interval is not defined' (A§8). */
export function billingInterval(value: string): BillingInterval {
  const known = billingIntervals.find((interval) => interval === value);
  if (!known) throw new Error('This Billing Interval is not defined');
  return known;
}

/** The unit behind a price: "/mo" or "/yr". */
export const perUnit = (interval: BillingInterval) => (interval === 'MONTHLY' ? '/mo' : '/yr');
