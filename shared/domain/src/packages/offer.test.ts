import { expect, test } from 'vitest';
import { type Offer, offerChanges, offerKey } from './offer.ts';

type Quote = Offer['quotes'][number];
type Row = { code: string; amount: number };

const summary = (billing_interval: string, amount: number, fees: Row[] = []) => ({
  billing_interval,
  total_price: { amount },
  adjustments: [],
  taxes: [],
  fees,
  discounts: [],
});

/** A quote of 1,200 a year by the month and 1,100 at once; fees are part of both. */
const aQuote = (
  key: string,
  more: Partial<Quote> & { limit?: number; fees?: Row[] } = {},
): Quote => {
  const { limit = 5, fees = [], ...rest } = more;
  const extra = fees.reduce((sum, { amount }) => sum + amount, 0);
  return {
    monthly_quote_id: `m_${key}`,
    annual_quote_id: `a_${key}`,
    product_name: 'SML',
    coverages: [
      {
        unique_name: 'dao',
        is_enabled: true,
        premiums: [{ code: 'dao_premium', amount: 1200 }],
        limits: [
          {
            unique_name: 'dao_agg_limit',
            value: limit,
            unit: 'CURRENCY_USD',
            is_policy_limit: true,
          },
        ],
        out_of_pockets: [],
        coverage_features: [],
        sub_coverages: [],
      },
    ],
    pricing_summaries: [
      summary('MONTHLY', 1200 + extra, fees),
      summary('ANNUALLY', 1100 + extra, fees),
    ],
    ...rest,
  };
};
const offer = (...quotes: Quote[]): Offer => ({ packageId: 'pk_1', name: 'Growth', quotes });

test('a key names the quotes and the cents of both schedules, in whichever order the quotes are', () => {
  expect(offerKey([aQuote('y'), aQuote('x')])).toBe('m_x 1200 a_x 1100, m_y 1200 a_y 1100');
  expect(offerKey([aQuote('x'), aQuote('y')])).toBe('m_x 1200 a_x 1100, m_y 1200 a_y 1100');
});

test('an offer that is as it was has no changes', () => {
  expect(offerChanges(offer(aQuote('x')), offer(aQuote('x')), 'MONTHLY')).toBeNull();
});

const unchanged = {
  packageBefore: null,
  packageNow: 'Growth',
  coverages: [],
  lines: [],
  priceBefore: 100,
  priceNow: 100,
  dueBefore: 200,
  dueNow: 200,
};

test.each([
  ['monthly', { monthly_quote_id: 'm_2' }],
  ['annual', { annual_quote_id: 'a_2' }],
])('another %s quote is a change, although nothing else differs', (_, other) => {
  expect(offerChanges(offer(aQuote('x')), offer(aQuote('x', other)), 'MONTHLY')).toEqual(unchanged);
});

test('a price that differs in the other schedule only is a change', () => {
  const now = aQuote('x', {
    pricing_summaries: [summary('MONTHLY', 1200), summary('ANNUALLY', 1150)],
  });
  expect(offerChanges(offer(aQuote('x')), offer(now), 'MONTHLY')).toEqual(unchanged);
  expect(offerChanges(offer(aQuote('x')), offer(now), 'ANNUALLY')).toMatchObject({
    priceBefore: 1100,
    priceNow: 1150,
    dueBefore: 1100,
    dueNow: 1150,
  });
});

test('a limit that differs is a change, although quotes and cents are the same', () => {
  const changes = offerChanges(offer(aQuote('x')), offer(aQuote('x', { limit: 9 })), 'MONTHLY');
  expect(changes).toMatchObject({
    ...unchanged,
    coverages: [{ coverage: 'dao', part: 'dao_agg_limit', kind: 'higher' }],
  });
});

test('lines that come, go and change are listed, and those that stay are not', () => {
  const fees = (...rows: [string, number][]) => rows.map(([code, amount]) => ({ code, amount }));
  const before = aQuote('x', { fees: fees(['stays', 120], ['goes', 240], ['rises', 120]) });
  const now = aQuote('x', { fees: fees(['stays', 120], ['rises', 360], ['comes', 12]) });
  expect(offerChanges(offer(before), offer(now), 'MONTHLY')).toEqual({
    ...unchanged,
    lines: [
      { kind: 'tax-or-fee', code: 'goes', before: 20, now: null },
      { kind: 'tax-or-fee', code: 'rises', before: 10, now: 30 },
      { kind: 'tax-or-fee', code: 'comes', before: null, now: 1 },
    ],
    priceBefore: 140,
    priceNow: 141,
    dueBefore: 280,
    dueNow: 282,
  });
});

test('premiums, adjustments and savings are separate lines', () => {
  const rows = (amount: number) => [{ code: 'one', amount }];
  const priced = (premium: number, adjustment: number, discount: number) =>
    aQuote('x', {
      coverages: aQuote('x').coverages.map((coverage) => ({
        ...coverage,
        premiums: [{ code: 'dao_premium', amount: premium }],
      })),
      pricing_summaries: [
        {
          ...summary('MONTHLY', premium + adjustment + discount),
          adjustments: rows(adjustment),
          discounts: [{ code: 'two', amount: discount }],
        },
      ],
    });
  const changes = offerChanges(
    offer(priced(1200, 120, -120)),
    offer(priced(2400, 240, -360)),
    'MONTHLY',
  );
  expect(changes?.lines).toEqual([
    { kind: 'premium', code: 'SML', before: 100, now: 200 },
    { kind: 'adjustment', code: 'one', before: 10, now: 20 },
    { kind: 'saving', code: 'two', before: -10, now: -30 },
  ]);
});

test('another package is named with the one that was chosen before', () => {
  const other = { ...offer(aQuote('x')), packageId: 'pk_2', name: 'Complete' };
  expect(offerChanges(offer(aQuote('x')), other, 'MONTHLY')).toEqual({
    ...unchanged,
    packageBefore: 'Growth',
    packageNow: 'Complete',
  });
});

test('a schedule that was or is not quoted has no amounts', () => {
  const annual = aQuote('x', { pricing_summaries: [summary('ANNUALLY', 1100)] });
  expect(offerChanges(offer(annual), offer(aQuote('x')), 'MONTHLY')).toEqual({
    ...unchanged,
    lines: [{ kind: 'premium', code: 'SML', before: null, now: 100 }],
    priceBefore: null,
    dueBefore: null,
  });
  expect(offerChanges(offer(aQuote('x')), offer(annual), 'MONTHLY')).toEqual({
    ...unchanged,
    lines: [{ kind: 'premium', code: 'SML', before: 100, now: null }],
    priceNow: null,
    dueNow: null,
  });
});
