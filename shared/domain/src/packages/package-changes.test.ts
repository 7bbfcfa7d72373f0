import { expect, test } from 'vitest';
import { type ChangeablePackage, packageChanges } from './package-changes.ts';

const coverage = (unique_name: string, is_enabled = true) => ({
  unique_name,
  is_enabled,
  limits: [],
  out_of_pockets: [],
  coverage_features: [],
  sub_coverages: [],
});

/** A package of one policy with these coverages, at this price a year. */
const aPackage = (
  id: string,
  yearly: number,
  more: Partial<ChangeablePackage> = {},
  coverages = [coverage('dao')],
): ChangeablePackage => ({
  id,
  name: id,
  description: null,
  recommended: false,
  quotes: [
    {
      coverages,
      pricing_summaries: [
        {
          billing_interval: 'MONTHLY',
          total_price: { amount: yearly },
          adjustments: [],
          taxes: [],
          fees: [],
          discounts: [],
        },
      ],
    },
  ],
  ...more,
});

const unchanged = {
  kind: 'same',
  isRecommended: false,
  recommendation: null,
  renamedFrom: null,
  yearly: null,
  isRedescribed: false,
  coverages: [],
};

test('a package that stays as it is is the same', () => {
  expect(packageChanges([aPackage('a', 1200)], [aPackage('a', 1200)])).toMatchObject([
    {
      ...unchanged,
      id: 'a',
      priceBefore: { amount: 100, interval: 'MONTHLY' },
      priceNow: { amount: 100, interval: 'MONTHLY' },
    },
  ]);
});

test('a package that comes counts its enabled coverages and its policies', () => {
  const later = aPackage('a', 1200, { description: 'For all', recommended: true }, [
    coverage('dao'),
    coverage('epl'),
    coverage('crime', false),
  ]);
  expect(packageChanges([], [later])).toEqual([
    {
      id: 'a',
      name: 'a',
      description: 'For all',
      kind: 'added',
      isRecommended: true,
      recommendation: 'gained',
      renamedFrom: null,
      priceBefore: null,
      priceNow: { amount: 100, interval: 'MONTHLY' },
      yearly: null,
      isRedescribed: false,
      coverages: [],
      coverageCount: 2,
      policyCount: 1,
    },
  ]);
});

test('packages that go follow those that stay, with the price they had', () => {
  const before = [aPackage('gone', 2400, { recommended: true }), aPackage('stays', 1200)];
  expect(packageChanges(before, [aPackage('stays', 1200)])).toMatchObject([
    { id: 'stays', kind: 'same' },
    {
      id: 'gone',
      kind: 'removed',
      isRecommended: false,
      recommendation: 'lost',
      priceBefore: { amount: 200, interval: 'MONTHLY' },
      priceNow: null,
    },
  ]);
  expect(packageChanges([aPackage('gone', 1200)], [])).toMatchObject([{ recommendation: null }]);
});

test('packages that stay keep the order of the new state', () => {
  const [a, b] = [aPackage('a', 1), aPackage('b', 1)];
  expect(packageChanges([a, b], [b, a]).map(({ id }) => id)).toEqual(['b', 'a']);
});

test.each<[string, Partial<ChangeablePackage>, object]>([
  ['its name', { name: 'Growth' }, { renamedFrom: 'a' }],
  ['its description', { description: 'For all' }, { isRedescribed: true }],
  ['the recommendation', { recommended: true }, { recommendation: 'gained', isRecommended: true }],
])('%s alone changes a package', (_, more, change) => {
  const [found] = packageChanges([aPackage('a', 1200)], [aPackage('a', 1200, more)]);
  expect(found).toMatchObject({ ...unchanged, kind: 'changed', ...change });
});

test('a package that loses the recommendation is changed', () => {
  const before = aPackage('a', 1200, { recommended: true });
  expect(packageChanges([before], [aPackage('a', 1200)])).toMatchObject([
    { kind: 'changed', recommendation: 'lost', isRecommended: false },
  ]);
});

test('a price alone changes a package', () => {
  expect(packageChanges([aPackage('a', 1200)], [aPackage('a', 1320)])).toMatchObject([
    {
      ...unchanged,
      kind: 'changed',
      priceBefore: { amount: 100, interval: 'MONTHLY' },
      priceNow: { amount: 110, interval: 'MONTHLY' },
    },
  ]);
});

test('a coverage alone changes a package', () => {
  const later = aPackage('a', 1200, {}, [coverage('dao'), coverage('epl')]);
  expect(packageChanges([aPackage('a', 1200)], [later])).toMatchObject([
    { kind: 'changed', coverages: [{ coverage: 'epl', kind: 'added' }] },
  ]);
});

test('an empty description is none', () => {
  const [found] = packageChanges([aPackage('a', 1200)], [aPackage('a', 1200, { description: '' })]);
  expect(found).toMatchObject(unchanged);
});

test('a yearly price alone changes a package; beside a monthly one that differs it goes without saying', () => {
  const priced = (monthly: number, annual: number) => {
    const { quotes, ...rest } = aPackage('a', monthly);
    const [summary] = quotes.flatMap(({ pricing_summaries }) => pricing_summaries);
    if (!summary) throw new Error('The package has no price.');
    const yearly = { ...summary, billing_interval: 'ANNUALLY', total_price: { amount: annual } };
    return { ...rest, quotes: [{ coverages: [], pricing_summaries: [summary, yearly] }] };
  };
  expect(packageChanges([priced(1200, 1164)], [priced(1200, 1100)])).toMatchObject([
    {
      ...unchanged,
      kind: 'changed',
      yearly: {
        before: { amount: 1164, interval: 'ANNUALLY' },
        now: { amount: 1100, interval: 'ANNUALLY' },
      },
    },
  ]);
  expect(packageChanges([priced(1200, 1164)], [priced(1320, 1100)])).toMatchObject([
    { kind: 'changed', yearly: null },
  ]);
});
