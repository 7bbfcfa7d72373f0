import { expect, test } from 'vitest';
import { type ComparedPackage, comparisonGroups } from './comparison.ts';
import { foldEqualRows } from './equal-rows.ts';

type Held = { limit: number; outOfPocket?: number; label?: string; unit?: string };

/** A package of one policy with these coverages. */
const aPackage = (id: string, held: Readonly<Record<string, Held>>): ComparedPackage => ({
  id,
  recommended: id === 'a',
  quotes: [
    {
      product_name: 'SML',
      pricing_summaries: [],
      coverages: Object.entries(held).map(([unique_name, { limit, outOfPocket, label, unit }]) => ({
        unique_name,
        is_enabled: true,
        premiums: [],
        limits: [{ value: limit, unit: unit ?? 'CURRENCY_USD', is_policy_limit: true }],
        out_of_pockets:
          outOfPocket === undefined
            ? []
            : [{ value: outOfPocket, unit: 'CURRENCY_USD', label: label ?? 'RETENTION' }],
      })),
    },
  ],
});

const fold = (...packages: ComparedPackage[]) => {
  const { groups, equal } = foldEqualRows(comparisonGroups(packages));
  return {
    left: groups.flatMap(({ coverages }) => coverages),
    equal: equal.map(({ coverage }) => coverage),
  };
};

test('a row in which every package is the same is separated from those that differ', () => {
  const a = aPackage('a', { dao: { limit: 1 }, epl: { limit: 2, outOfPocket: 5 } });
  const b = aPackage('b', { dao: { limit: 3 }, epl: { limit: 2, outOfPocket: 5 } });
  expect(fold(a, b)).toEqual({ left: ['dao'], equal: ['epl'] });
  const [group] = foldEqualRows(comparisonGroups([a, b])).groups;
  expect(group?.columns.map(({ cells }) => cells.map(({ coverage }) => coverage))).toEqual([
    ['dao'],
    ['dao'],
  ]);
});

test.each([
  ['another limit', { limit: 2, outOfPocket: 5 }],
  ['another out-of-pocket', { limit: 1, outOfPocket: 6 }],
  ['no out-of-pocket', { limit: 1 }],
  ['another kind of out-of-pocket', { limit: 1, outOfPocket: 5, label: 'DEDUCTIBLE' }],
  ['another unit', { limit: 1, outOfPocket: 5, unit: 'PERCENTAGE' }],
])('%s makes a row differ', (_, other) => {
  const a = aPackage('a', { dao: { limit: 1, outOfPocket: 5 } });
  expect(fold(a, aPackage('b', { dao: other }))).toEqual({ left: ['dao'], equal: [] });
});

test('a package that lacks the coverage makes a row differ', () => {
  const a = aPackage('a', { dao: { limit: 1 } });
  expect(fold(a, aPackage('b', {}))).toEqual({ left: ['dao'], equal: [] });
});

test('a third package that differs keeps the row', () => {
  const a = aPackage('a', { dao: { limit: 1 } });
  const b = aPackage('b', { dao: { limit: 1 } });
  expect(fold(a, b, aPackage('c', { dao: { limit: 2 } })).left).toEqual(['dao']);
});

test('a policy whose rows are all equal is left out', () => {
  const a = aPackage('a', { dao: { limit: 1 } });
  const b = aPackage('b', { dao: { limit: 1 } });
  expect(foldEqualRows(comparisonGroups([a, b])).groups).toEqual([]);
});

test('with one package nothing is compared, so every row stays', () => {
  expect(fold(aPackage('a', { dao: { limit: 1 } }))).toEqual({ left: ['dao'], equal: [] });
});
