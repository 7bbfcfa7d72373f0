import { monthlyPlan, surcharge } from '@fairlead/domain/packages';
import { sumOf } from './arithmetic.ts';
import type { QuotePrice } from './quote.ts';

/** The surcharge by both methods on one payment, in cents. Only charged with the flag charge-transaction-fees. */
export const transactionFees = (paymentCents: number) => ({
  card: surcharge(paymentCents, 'card'),
  ach_debit: surcharge(paymentCents, 'ach_debit'),
});

/** What a package costs, in the content's words. All in cents. */
export type PackagePrice = {
  monthly_total: number;
  annual_total: number;
  /** What a month costs on the monthly plan: the MONTHLY total over twelve. */
  monthly_price: number;
  annual_savings: number;
  monthly_amount: number;
  first_payment: number;
  next_nine_each: number;
  last_payment: number;
};

/** The price of a package: its quotes' totals added up (rating.md §5). */
export function packagePrice(quotes: readonly Pick<QuotePrice, 'summaries'>[]): PackagePrice {
  const monthly = sumOf(quotes.map(({ summaries }) => summaries.MONTHLY.total_cents));
  const annual = sumOf(quotes.map(({ summaries }) => summaries.ANNUALLY.total_cents));
  const { first, each, last } = monthlyPlan(monthly);
  return {
    monthly_total: monthly,
    annual_total: annual,
    monthly_price: each,
    annual_savings: monthly - annual,
    monthly_amount: each,
    first_payment: first,
    next_nine_each: each,
    last_payment: last,
  };
}
