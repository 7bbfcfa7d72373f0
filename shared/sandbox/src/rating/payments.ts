import { rating } from '../content/rating.ts';
import { dividedBy, sumOf, times } from './arithmetic.ts';
import type { QuotePrice } from './quote.ts';

/** A yearly total in months: a first payment of two months, nine equal ones, and one that takes the rest. Cents. */
export type MonthlyPlan = {
  monthly_amount: number;
  first_payment: number;
  next_nine_each: number;
  last_payment: number;
};

/** Spreads the MONTHLY total over the plan of rating.md §5. The payments add up to the total. */
export function monthlyPlan(totalCents: number): MonthlyPlan {
  const { initial_months, following_payments } = rating.payment.monthly;
  const month = dividedBy(totalCents, 12);
  const first = month * initial_months;
  return {
    monthly_amount: month,
    first_payment: first,
    next_nine_each: month,
    last_payment: totalCents - first - month * (following_payments - 1),
  };
}

export type PaymentMethod = 'card' | 'ach_debit';

/** The surcharge on one payment, in cents. Only charged with the flag charge-transaction-fees. */
export function transactionFee(method: PaymentMethod, paymentCents: number): number {
  const { rate_bp, cap_cents } = rating.payment.transaction_fees[method];
  const fee = times(paymentCents, rate_bp);
  return Math.min(fee, cap_cents ?? fee);
}

/** The surcharge by both methods on one payment. */
export const transactionFees = (paymentCents: number) => ({
  card: transactionFee('card', paymentCents),
  ach_debit: transactionFee('ach_debit', paymentCents),
});

export type PackagePrice = MonthlyPlan & {
  monthly_total: number;
  annual_total: number;
  /** What a month costs on the monthly plan: the MONTHLY total over twelve. */
  monthly_price: number;
  annual_savings: number;
};

/** The price of a package: its quotes' totals added up (rating.md §5). */
export function packagePrice(quotes: readonly Pick<QuotePrice, 'summaries'>[]): PackagePrice {
  const monthly = sumOf(quotes.map(({ summaries }) => summaries.MONTHLY.total_cents));
  const annual = sumOf(quotes.map(({ summaries }) => summaries.ANNUALLY.total_cents));
  const plan = monthlyPlan(monthly);
  return {
    monthly_total: monthly,
    annual_total: annual,
    monthly_price: plan.monthly_amount,
    annual_savings: monthly - annual,
    ...plan,
  };
}
