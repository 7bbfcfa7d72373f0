import { expect, test } from 'vitest';
import { comparedPrice, priceText, quotedPrice } from './quoted-price.ts';

const aQuote = (...intervals: readonly string[]) => ({
  pricing_summaries: intervals.map((billing_interval) => ({
    billing_interval,
    total_price: { amount: billing_interval === 'ANNUALLY' ? 116_400 : 120_000 },
    ...{ adjustments: [], taxes: [], fees: [], discounts: [] },
  })),
});
const monthly = { amount: 10_000, interval: 'MONTHLY' };
const yearly = { amount: 116_400, interval: 'ANNUALLY' };

test.each([
  [['MONTHLY', 'ANNUALLY'], monthly, yearly, monthly],
  [['MONTHLY'], monthly, null, monthly],
  [['ANNUALLY'], null, yearly, yearly],
  [['WEEKLY'], null, null, null],
  [[], null, null, null],
])('a quote for %o has only the prices of these schedules', (intervals, month, year, compared) => {
  const quotes = [aQuote(...intervals)];
  expect(quotedPrice(quotes, 'MONTHLY')).toEqual(month);
  expect(quotedPrice(quotes, 'ANNUALLY')).toEqual(year);
  expect(comparedPrice(quotes)).toEqual(compared);
});

test('quotes for different schedules have no price together', () => {
  expect(comparedPrice([aQuote('MONTHLY'), aQuote('ANNUALLY')])).toBeNull();
});

test('a price is formatted with its unit', () => {
  expect(priceText({ amount: 10_050, interval: 'MONTHLY' })).toBe('$100.50/mo');
  expect(priceText({ amount: 116_400, interval: 'ANNUALLY' })).toBe('$1,164.00/yr');
});
