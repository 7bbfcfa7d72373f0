import { sumByCode } from '../money/sum-by-code.ts';
import { surcharge } from '../packages/payment-plan.ts';
import type { LegacyPaymentMethod } from './payment-method.ts';
import type { PaymentSchedule } from './schedule.ts';

type Fees = Readonly<Record<LegacyPaymentMethod, number>>;
type Split = {
  readonly code: string;
  readonly initial: { readonly amount_cents: number };
  readonly per_month: { readonly amount_cents: number };
};
type AtOnce = { readonly code: string; readonly amount_cents: number };

/** The prices of a legacy package (A§3). All in cents. */
export type LegacyPrices = {
  readonly pricing: {
    readonly monthly_initial_amount_cents: number;
    readonly monthly_rest_amount_cents: number;
    /** Not among the fields of A§3. Without it, the last payment is the same as the others. */
    readonly monthly_last_amount_cents?: number | undefined;
    readonly annual_amount_cents: number;
    readonly monthly: { readonly taxes: readonly Split[]; readonly fees: readonly Split[] };
    readonly annual: { readonly taxes: readonly AtOnce[]; readonly fees: readonly AtOnce[] };
  };
  readonly transactionFees: {
    readonly annual: Fees;
    readonly monthly: { readonly initial: Fees; readonly per_month: Fees };
  };
};

type PaymentRow = { readonly code: string; readonly amount: number };

/** One payment as shown and charged. `premium` is the rest after taxes and fees (legacy.md §3). */
export type LegacyPayment = {
  readonly premium: number;
  readonly rows: readonly PaymentRow[];
  /** Null while it is not charged. */
  readonly transactionFee: number | null;
  readonly total: number;
};

/** Returns the first payment: two months in advance, or the year (A§9). `method` is null while transaction fees are not charged. */
export function firstPayment(
  { pricing, transactionFees }: LegacyPrices,
  schedule: PaymentSchedule,
  method: LegacyPaymentMethod | null,
): LegacyPayment {
  if (schedule === 'annual') {
    const { taxes, fees } = pricing.annual;
    return paymentOf(
      pricing.annual_amount_cents,
      [...taxes, ...fees].map(({ code, amount_cents }) => ({ code, amount: amount_cents })),
      method && transactionFees.annual[method],
    );
  }
  const { taxes, fees } = pricing.monthly;
  return paymentOf(
    pricing.monthly_initial_amount_cents,
    [...taxes, ...fees].map(({ code, initial }) => ({ code, amount: initial.amount_cents })),
    method && transactionFees.monthly.initial[method],
  );
}

/** Returns one of the nine further payments of the monthly plan. */
export function monthlyPayment(
  { pricing, transactionFees }: LegacyPrices,
  method: LegacyPaymentMethod | null,
): LegacyPayment {
  const { taxes, fees } = pricing.monthly;
  return paymentOf(
    pricing.monthly_rest_amount_cents,
    [...taxes, ...fees].map(({ code, per_month }) => ({ code, amount: per_month.amount_cents })),
    method && transactionFees.monthly.per_month[method],
  );
}

/** Returns the total of the tenth payment, which absorbs the fractional cents (A§9), with its transaction fee. */
export function lastPaymentTotal(prices: LegacyPrices, method: LegacyPaymentMethod | null): number {
  const amount = lastAmount(prices);
  return amount + (method ? lastFee(prices, amount, method) : 0);
}

/** The server gives no fee for the last payment: it is on its own amount where the others' is by the rule, else the same. */
function lastFee(
  { pricing, transactionFees }: LegacyPrices,
  amount: number,
  method: LegacyPaymentMethod,
): number {
  const fee = transactionFees.monthly.per_month[method];
  return fee === surcharge(pricing.monthly_rest_amount_cents, method)
    ? surcharge(amount, method)
    : fee;
}

/** Returns how much less the year costs if paid at once, without transaction fees; null below 50 cents (legacy.md §3). */
export function annualSavings(prices: LegacyPrices): number | null {
  const { monthly_initial_amount_cents, monthly_rest_amount_cents, annual_amount_cents } =
    prices.pricing;
  const monthly = monthly_initial_amount_cents + 9 * monthly_rest_amount_cents + lastAmount(prices);
  const savings = monthly - annual_amount_cents;
  return savings < 50 ? null : savings;
}

const lastAmount = ({ pricing }: LegacyPrices): number =>
  pricing.monthly_last_amount_cents ?? pricing.monthly_rest_amount_cents;

function paymentOf(
  amount: number,
  rows: readonly PaymentRow[],
  transactionFee: number | null,
): LegacyPayment {
  const charged = rows.reduce((sum, row) => sum + row.amount, 0);
  return {
    premium: amount - charged,
    rows: sumByCode(rows),
    transactionFee,
    total: amount + (transactionFee ?? 0),
  };
}
