import { type BillingInterval, formatMoney, perUnit } from '@fairlead/domain/money';
import { type Priced, quotedPrice } from '@fairlead/domain/packages';
import { content } from '../content.ts';

/** A price as the board shows it. */
export type ShownPrice = {
  /** "$95.00"; null if a quote has none for the chosen interval. */
  readonly amount: string | null;
  /** The unit behind the amount, or the text that says which price there isn't. */
  readonly text: string;
};

/** Returns the price of quotes for an interval; another interval's price is never shown instead (AMB-103). */
export function shownPrice(quotes: readonly Priced[], interval: BillingInterval): ShownPrice {
  const price = quotedPrice(quotes, interval);
  return price
    ? { amount: formatMoney(price.amount), text: perUnit(interval) }
    : { amount: null, text: content.noPrice[interval] };
}
