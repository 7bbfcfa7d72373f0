/** The properties of a price; `cents` are whole cents. */
export type Price = {
  readonly cents?: number | undefined;
  readonly per?: 'mo' | 'yr' | undefined;
  /** Leaves the cents out and rounds to the dollar. */
  readonly whole?: boolean | undefined;
};

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/**
 * Splits a price into its parts with different styles: sign, dollars, cents with their point, period; '' for a missing
 * part.
 */
export function priceParts({ cents: amount = 0, per, whole }: Price) {
  const shown = whole ? Math.round(amount / 100) * 100 : amount;
  const [dollar = '', cent = ''] = dollars.format(Math.abs(shown) / 100).split('.');
  return {
    sign: amount < 0 ? '−' : '',
    dollars: dollar,
    cents: whole ? '' : `.${cent}`,
    period: per ? `/${per}` : '',
  };
}

/** The price as text: "$1,234.56/mo". */
export function priceText(price: Price): string {
  const { sign, dollars: dollar, cents, period } = priceParts(price);
  return `${sign}${dollar}${cents}${period}`;
}
