import * as s from 'superstruct';
import { whole } from './wire.ts';

const amount = s.object({ amount_cents: whole });
const split = s.array(s.object({ code: s.string(), initial: amount, per_month: amount }));
/** Amounts that are paid at once. */
export const flat = s.array(s.object({ code: s.string(), amount_cents: whole }));
const fees = s.object({ card: whole, ach_debit: whole });

/** The price of a legacy application's package for both schedules. */
export const LegacyPricing = s.object({
  monthly_initial_amount_cents: whole,
  monthly_rest_amount_cents: whole,
  monthly_last_amount_cents: whole,
  annual_amount_cents: whole,
  monthly: s.object({ fees: split, taxes: split }),
  annual: s.object({ fees: flat, taxes: flat }),
});

/** The transaction fees, by schedule and method. */
export const TransactionFees = s.object({
  annual: fees,
  monthly: s.object({ initial: fees, per_month: fees }),
});
