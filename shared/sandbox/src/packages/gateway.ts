import { type BillingInterval, cents, sumByCode } from '@fairlead/domain/money';
import { sumOf } from '../rating/arithmetic.ts';
import { type Amount, packagePrice, type QuotePrice } from '../rating/index.ts';

/** Returns the gateway's response to a quote query: the same figures in its own shape (A§3, rating.md §5). */
export function gatewayPricing(quotes: readonly QuotePrice[], interval: BillingInterval) {
  const price = packagePrice(quotes);
  const isAnnual = interval === 'ANNUALLY';
  const summaries = quotes.map((quote) => ({
    product: quote.product,
    summary: quote.summaries[interval],
  }));
  const charges = (list: 'taxes' | 'fees') =>
    sumByCode(summaries.flatMap(({ summary }) => summary[list])).map(chargeOf);
  const priced = (list: 'adjustments' | 'discounts') =>
    summaries.flatMap(({ product, summary }) => summary[list].map((row) => pricedOf(row, product)));
  return {
    totalPremiumCents: cents(sumOf(summaries.map(({ summary }) => summary.net_premium_cents))),
    dueAtCheckout: cents(isAnnual ? price.annual_total : price.first_payment),
    duePerTimeUnit: cents(isAnnual ? price.annual_total : price.monthly_amount),
    taxes: charges('taxes'),
    fees: charges('fees'),
    adjustments: priced('adjustments'),
    discounts: priced('discounts'),
    billingInterval: { interval },
  };
}

const chargeOf = ({ code, amount }: Amount) => ({
  uiToken: code,
  descriptionToken: `${code}_description`,
  amountCents: cents(amount),
});

const pricedOf = ({ code, amount }: Amount, product: string) => ({
  uiToken: code,
  active: true,
  eligible: true,
  premiumCents: cents(amount),
  product: { name: product },
});
