import { describe, expect, test } from 'vitest';
import {
  annualSavings,
  firstPayment,
  type LegacyPrices,
  lastPaymentTotal,
  monthlyPayment,
} from './index.ts';

const prices: LegacyPrices = {
  pricing: {
    monthly_initial_amount_cents: 104_716,
    monthly_rest_amount_cents: 52_358,
    monthly_last_amount_cents: 52_362,
    annual_amount_cents: 609_919,
    monthly: {
      taxes: [
        {
          code: 'surplus_lines_tax',
          initial: { amount_cents: 3420 },
          per_month: { amount_cents: 1710 },
        },
      ],
      fees: [
        { code: 'policy_fee', initial: { amount_cents: 2500 }, per_month: { amount_cents: 1250 } },
      ],
    },
    annual: {
      taxes: [{ code: 'surplus_lines_tax', amount_cents: 19_917 }],
      fees: [{ code: 'policy_fee', amount_cents: 15_000 }],
    },
  },
  transactionFees: {
    annual: { card: 18_298, ach_debit: 500 },
    monthly: {
      initial: { card: 3141, ach_debit: 500 },
      per_month: { card: 1571, ach_debit: 419 },
    },
  },
};

const withLast = (monthly_last_amount_cents: number | undefined) => ({
  ...prices,
  pricing: { ...prices.pricing, monthly_last_amount_cents },
});

describe('the payments of a legacy package', () => {
  test('MONEY-006 the first of a monthly plan is two months, taxes and fees named', () => {
    expect(firstPayment(prices, 'monthly', null)).toEqual({
      premium: 98_796,
      rows: [
        { code: 'surplus_lines_tax', amount: 3420 },
        { code: 'policy_fee', amount: 2500 },
      ],
      transactionFee: null,
      total: 104_716,
    });
  });

  test('MONEY-008 the year is paid in full up front', () => {
    expect(firstPayment(prices, 'annual', null)).toEqual({
      premium: 575_002,
      rows: [
        { code: 'surplus_lines_tax', amount: 19_917 },
        { code: 'policy_fee', amount: 15_000 },
      ],
      transactionFee: null,
      total: 609_919,
    });
  });

  test('taxes and fees with the same code are one row with their sum', () => {
    const [fee] = prices.pricing.annual.fees;
    if (!fee) throw new Error('The prices have no fee.');
    const annual = { ...prices.pricing.annual, fees: [fee, fee] };
    const twice = { ...prices, pricing: { ...prices.pricing, annual } };
    expect(firstPayment(twice, 'annual', null)).toMatchObject({
      premium: 560_002,
      rows: [
        { code: 'surplus_lines_tax', amount: 19_917 },
        { code: 'policy_fee', amount: 30_000 },
      ],
    });
  });

  test('MONEY-005 the transaction fee is the server’s, by schedule and method', () => {
    expect([
      firstPayment(prices, 'annual', 'card').total,
      firstPayment(prices, 'annual', 'ach_debit').total,
      firstPayment(prices, 'monthly', 'card').total,
      firstPayment(prices, 'monthly', 'ach_debit').total,
      monthlyPayment(prices, 'card').total,
      monthlyPayment(prices, 'ach_debit').total,
    ]).toEqual([628_217, 610_419, 107_857, 105_216, 53_929, 52_777]);
    expect(firstPayment(prices, 'monthly', 'card').transactionFee).toBe(3141);
  });

  test('MONEY-006 each of the nine that follow has its own taxes and fees', () => {
    expect(monthlyPayment(prices, null)).toEqual({
      premium: 49_398,
      rows: [
        { code: 'surplus_lines_tax', amount: 1710 },
        { code: 'policy_fee', amount: 1250 },
      ],
      transactionFee: null,
      total: 52_358,
    });
  });

  test('MONEY-007 the last one takes the fractional cents, with the fee on its own amount', () => {
    expect([
      lastPaymentTotal(prices, null),
      lastPaymentTotal(prices, 'card'),
      lastPaymentTotal(prices, 'ach_debit'),
      lastPaymentTotal(withLast(undefined), null),
    ]).toEqual([52_362, 53_933, 52_781, 52_358]);
  });

  test('MONEY-005 a server that takes another fee, or none, takes it of the last payment, too', () => {
    const charging = (card: number) => ({
      ...withLast(undefined),
      transactionFees: {
        ...prices.transactionFees,
        monthly: { initial: { card: 0, ach_debit: 0 }, per_month: { card, ach_debit: 0 } },
      },
    });
    expect([
      lastPaymentTotal(charging(0), 'card'),
      lastPaymentTotal(charging(0), 'ach_debit'),
      lastPaymentTotal(charging(1518), 'card'),
    ]).toEqual([52_358, 52_358, 53_876]);
  });

  test('MONEY-010 savings are what the months cost more than the year, without transaction fees', () => {
    expect(annualSavings(prices)).toBe(18_381);
    expect(annualSavings(withLast(undefined))).toBe(18_377);
  });

  test('MONEY-009 savings below 50 cents are none', () => {
    const yearly = (annual_amount_cents: number) =>
      annualSavings({ ...prices, pricing: { ...prices.pricing, annual_amount_cents } });
    expect([yearly(628_251), yearly(628_250), yearly(628_300), yearly(630_000)]).toEqual([
      null,
      50,
      null,
      null,
    ]);
  });
});
