import { type BillingInterval, perUnit } from '../money/billing-interval.ts';
import { formatMoney } from '../money/money.ts';
import { displayedPrice, type Priced, quotedIntervals } from './pricing.ts';

/** A price with the interval that it is paid in. The amount is in cents. */
export type QuotedPrice = { readonly amount: number; readonly interval: BillingInterval };

/** Returns the displayed price for an interval; null if a quote has none: another interval's isn't shown instead (AMB-103). */
export const quotedPrice = (
  quotes: readonly Priced[],
  interval: BillingInterval,
): QuotedPrice | null =>
  quotedIntervals(quotes).includes(interval)
    ? { amount: displayedPrice(quotes, interval), interval }
    : null;

/** Returns the price that a client compares: per month where all quotes have that, else per year; null without either. */
export const comparedPrice = (quotes: readonly Priced[]): QuotedPrice | null =>
  quotedPrice(quotes, 'MONTHLY') ?? quotedPrice(quotes, 'ANNUALLY');

/** "$100.50/mo", "$1,164.00/yr". */
export const priceText = ({ amount, interval }: QuotedPrice): string =>
  formatMoney(amount) + perUnit(interval);
