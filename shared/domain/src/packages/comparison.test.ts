import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ComparedGroup, type ComparedPackage, comparisonGroups } from './comparison.ts';

const coverage = (unique_name: string, limit: number) => ({
  unique_name,
  is_enabled: true,
  premiums: [{ code: 'p', amount: 1200 }],
  limits: [{ value: limit, unit: 'CURRENCY_USD', is_policy_limit: true }],
  out_of_pockets: [] as { value: number; unit: string; label: string }[],
});
const aSummary = (billing_interval: string) => ({
  billing_interval,
  total_price: { amount: 1200 },
  ...{ adjustments: [], taxes: [], fees: [], discounts: [] },
});
const aPackage = (
  id: string,
  recommended: boolean,
  ...quotes: [string, ...ReturnType<typeof coverage>[]][]
): ComparedPackage => ({
  id,
  recommended,
  quotes: quotes.map(([product_name, ...coverages]) => ({
    product_name,
    coverages,
    pricing_summaries: [aSummary('MONTHLY')],
  })),
});

const small = aPackage('small', false, ['SGL', coverage('gl', 2)]);
const best = aPackage(
  'best',
  true,
  ['CP_CPP', coverage('gl', 2), coverage('bpp', 1)],
  ['SML', coverage('epl', 5)],
);
const large = aPackage(
  'large',
  false,
  ['CP_CPP', coverage('gl', 4), coverage('ebl', 1)],
  ['SML', coverage('epl_ny', 3)],
);

test('PACKAGES-042 every coverage of any package is a row, and missing ones are marked', () => {
  const [first, second] = comparisonGroups([small, best, large]);
  expect(first?.coverages).toEqual(['gl', 'bpp', 'ebl']);
  expect(second?.coverages).toEqual(['epl']);
  const included = first?.columns.map(({ cells }) => cells.map(({ isIncluded }) => isIncluded));
  expect(included).toEqual([
    [true, false, false],
    [true, true, false],
    [true, false, true],
  ]);
});

test('general liability is in one row, as its own policy or in the package policy', () => {
  const [first] = comparisonGroups([small, best]);
  expect(first?.product).toBe('CP_CPP');
  expect(first?.columns.map(({ product }) => product)).toEqual(['SGL', 'CP_CPP']);
});

const cellsOf = (groups: ComparedGroup[], id: string) =>
  groups.flatMap(({ columns }) =>
    columns.filter(({ packageId }) => packageId === id).flatMap(({ cells }) => cells),
  );
const differencesOf = (groups: ComparedGroup[], id: string) =>
  cellsOf(groups, id).map(({ difference }) => difference);

test('what differs from the recommended package is named in the others only', () => {
  const groups = comparisonGroups([small, best, large]);
  expect(differencesOf(groups, 'small')).toEqual([null, 'missing', null, 'missing']);
  expect(differencesOf(groups, 'best')).toEqual([null, null, null, null]);
  expect(differencesOf(groups, 'large')).toEqual(['higher', 'missing', 'added', 'lower']);
});

test('differences are from the package that is named as the base', () => {
  const groups = comparisonGroups([small, best, large], 'large');
  expect(differencesOf(groups, 'small')).toEqual(['lower', null, 'missing', 'missing']);
  expect(differencesOf(groups, 'best')).toEqual(['lower', 'added', 'missing', 'higher']);
  expect(differencesOf(groups, 'large')).toEqual([null, null, null, null]);
});

test('a base that is not among the packages leaves the recommended one as the base', () => {
  const groups = comparisonGroups([small, best, large], 'gone');
  expect(differencesOf(groups, 'large')).toEqual(['higher', 'missing', 'added', 'lower']);
});

test('a cell that differs holds the limit of the base, and no other cell does', () => {
  const [own] = [cellsOf(comparisonGroups([small, best, large]), 'large')];
  expect(own?.map(({ baseLimit }) => baseLimit?.value ?? null)).toEqual([2, 1, null, 5]);
  const same = cellsOf(comparisonGroups([small, best]), 'small');
  expect(same.map(({ baseLimit }) => baseLimit?.value ?? null)).toEqual([null, 1, 5]);
});

test('product lines and their coverages have a fixed order, regardless of the packages’', () => {
  const mixed = aPackage(
    'mixed',
    true,
    ['SML', coverage('epl', 5)],
    ['CP_CEM', coverage('cyber', 1)],
    ['SGL', coverage('property', 1), coverage('gl', 2)],
  );
  const groups = comparisonGroups([mixed]);
  expect(groups.map(({ product }) => product)).toEqual(['SGL', 'CP_CEM', 'SML']);
  expect(groups[0]?.coverages).toEqual(['gl', 'bpp']);
});

test('a cell holds the limit for the whole policy, else the first, and the first out-of-pocket', () => {
  const limit = (value: number, is_policy_limit: boolean) => ({
    value,
    unit: 'CURRENCY_USD',
    is_policy_limit,
  });
  const outOfPocket = { value: 3, unit: 'CURRENCY_USD', label: 'Deductible' };
  const cellsOf = (limits: ReturnType<typeof limit>[]) => {
    const gl = { ...coverage('gl', 0), limits, out_of_pockets: [outOfPocket] };
    const [group] = comparisonGroups([aPackage('only', false, ['SGL', gl])]);
    return group?.columns[0]?.cells;
  };
  expect(cellsOf([limit(1, false), limit(2, true)])).toMatchObject([
    { limit: { value: 2 }, outOfPocket, difference: null },
  ]);
  expect(cellsOf([limit(1, false), limit(2, false)])).toMatchObject([{ limit: { value: 1 } }]);
  expect(cellsOf([])).toMatchObject([{ limit: null }]);
});

test('the price of a column is what its coverages cost a month', () => {
  const [first, second] = comparisonGroups([best]);
  expect(first?.columns[0]?.price).toEqual({ amount: 200, interval: 'MONTHLY' });
  expect(second?.columns[0]?.price).toEqual({ amount: 100, interval: 'MONTHLY' });
});

test.each([
  ['ANNUALLY', { amount: 2400, interval: 'ANNUALLY' }],
  ['WEEKLY', null],
])('a column of a package with a price %s alone costs %o', (interval, price) => {
  const quotes = best.quotes.map((quote) => ({
    ...quote,
    pricing_summaries: [aSummary(interval)],
  }));
  const [first] = comparisonGroups([{ ...best, quotes }]);
  expect(first?.columns[0]?.price).toEqual(price);
});

test('every package has a cell in every row', () => {
  const aCoverage = fc
    .tuple(
      fc.constantFrom('gl', 'bpp', 'property', 'ebl', 'cyber', 'eao', 'dao', 'epl_ny', 'new_thing'),
      fc.nat(9),
    )
    .map(([name, limit]) => coverage(name, limit));
  const aQuote = fc.tuple(
    fc.constantFrom('SGL', 'CP_CPP', 'CP_CEM', 'SML', 'NEW'),
    fc.array(aCoverage, { maxLength: 4 }),
  );
  const somePackages = fc.array(fc.tuple(fc.boolean(), fc.array(aQuote, { maxLength: 3 })), {
    maxLength: 4,
  });
  fc.assert(
    fc.property(somePackages, (drawn) => {
      const packages = drawn.map(([recommended, quotes], index) =>
        aPackage(
          `${index}`,
          recommended,
          ...quotes.map(([product, some]): [string, ...typeof some] => [product, ...some]),
        ),
      );
      for (const { coverages, columns } of comparisonGroups(packages)) {
        expect(columns).toHaveLength(packages.length);
        for (const { cells } of columns)
          expect(cells.map((cell) => cell.coverage)).toEqual(coverages);
      }
    }),
  );
});

test('limits in other units are neither higher nor lower', () => {
  const inUnit = (unit: string, value: number) => ({
    ...coverage('bii', 0),
    limits: [{ value, unit, is_policy_limit: true }],
  });
  const [group] = comparisonGroups([
    aPackage('base', true, ['CP_CPP', inUnit('CURRENCY_USD', 1_000_000)]),
    aPackage('other', false, ['CP_CPP', inUnit('DAYS', 30)]),
  ]);
  expect(group?.columns[1]?.cells[0]?.difference).toBeNull();
});
