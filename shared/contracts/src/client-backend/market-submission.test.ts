import { is } from 'superstruct';
import { expect, test } from 'vitest';
import { PricingSummary } from '../packages.ts';

const lists = ['adjustments', 'taxes', 'fees', 'discounts'] as const;
const summary = {
  billing_interval: 'MONTHLY',
  total_price: { amount: 104_880, code: 'total_price', currency: 'USD' },
  adjustments: [{ code: 'underwriter_adjustment', amount: -50 }],
  taxes: [{ code: 'surplus_lines_tax', amount: 30 }],
  fees: [{ code: 'policy_fee', amount: 70 }],
  discounts: [{ code: 'carta_partnership_discount', amount: -50 }],
};
const without = (value: object, name: string) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));

test.each(Object.keys(summary))('MONEY-022 a pricing summary without %s is refused', (name) => {
  expect(is(summary, PricingSummary)).toBe(true);
  expect(is(without(summary, name), PricingSummary)).toBe(false);
});

test.each(Object.keys(summary.total_price))('MONEY-022 a total without %s is refused', (name) => {
  const total_price = without(summary.total_price, name);
  expect(is({ ...summary, total_price }, PricingSummary)).toBe(false);
});

test.each(lists)('MONEY-022 MONEY-026 a row of the %s has an amount in whole cents', (list) => {
  for (const amount of [undefined, 1.5])
    expect(is({ ...summary, [list]: [{ code: 'x', amount }] }, PricingSummary)).toBe(false);
});
