import type { PackageChange } from '@fairlead/domain/packages';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PackageChanges } from './package-changes.tsx';

const monthly = (amount: number) => ({ amount, interval: 'MONTHLY' as const });

const growth: PackageChange = {
  id: 'pk_1',
  name: 'Growth',
  description: 'For a funded team.',
  kind: 'changed',
  isRecommended: true,
  recommendation: 'gained',
  renamedFrom: 'Plus',
  priceBefore: monthly(962_95),
  priceNow: monthly(989_76),
  yearly: null,
  isRedescribed: false,
  coverages: [
    {
      coverage: 'cyber',
      part: 'cyber_agg_limit',
      outOfPocket: null,
      kind: 'higher',
      before: { value: 100_000_000, unit: 'CURRENCY_USD' },
      now: { value: 200_000_000, unit: 'CURRENCY_USD' },
    },
    {
      coverage: 'dao',
      part: 'dao_retention',
      outOfPocket: 'RETENTION',
      kind: 'lower',
      before: { value: 1_000_000, unit: 'CURRENCY_USD' },
      now: { value: 0, unit: 'CURRENCY_USD' },
    },
    { coverage: 'ebl', part: null, outOfPocket: null, kind: 'added', before: null, now: null },
  ],
  coverageCount: 7,
  policyCount: 3,
};

/** What the list says, an item a line. */
const linesOf = (change: Partial<PackageChange>, noteOf?: () => string | null) =>
  renderToStaticMarkup(
    <PackageChanges
      changes={[{ ...growth, ...change }]}
      label="Packages"
      {...(noteOf && { noteOf })}
    />,
  )
    .replaceAll(/<\/(li|h3|b|del|div)>/g, '\n')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);

test('a changed package lists what changed, with the old values, and how much more it costs', () => {
  expect(linesOf({})).toEqual([
    'Growth',
    'Changed RECOMMENDED',
    'Higher Cyber, Aggregate Limit $2,000,000',
    'was $1,000,000',
    'Lower Directors & Officers, retention None',
    'was $10,000',
    'Added Employee Benefits Liability',
    'Renamed was Plus',
    'Now recommended',
    '$989.76/mo',
    'was $962.95/mo',
    '$26.81 more',
  ]);
});

const still = { recommendation: null, renamedFrom: null, coverages: [], isRecommended: false };

test('an added package says what it covers and what it is for', () => {
  expect(linesOf({ ...still, kind: 'added', priceBefore: null })).toEqual([
    'Growth',
    'Added',
    '7 coverages in 3 policies',
    'For a funded team.',
    '$989.76/mo',
  ]);
  const single = { coverageCount: 1, policyCount: 1, description: null };
  expect(linesOf({ ...still, ...single, kind: 'added', priceBefore: null })).toContain(
    '1 coverage in 1 policy',
  );
});

test('an added package that is recommended only says so beside its name', () => {
  const added = { ...still, kind: 'added', isRecommended: true, recommendation: 'gained' } as const;
  expect(linesOf({ ...added, description: null, priceBefore: null })).toEqual([
    'Growth',
    'Added RECOMMENDED',
    '7 coverages in 3 policies',
    '$989.76/mo',
  ]);
});

test('a removed package keeps its price as what it was, and its note', () => {
  const gone = { ...still, kind: 'removed', priceNow: null, recommendation: 'lost' } as const;
  expect(linesOf(gone, () => 'Archived on 11/19/2026.')).toEqual([
    'Growth',
    'Removed',
    'No longer recommended',
    'Archived on 11/19/2026.',
    'was $962.95/mo',
  ]);
});

test('a package that stays the same has the same price', () => {
  expect(linesOf({ ...still, kind: 'same', priceBefore: monthly(989_76) })).toEqual([
    'Growth',
    'Same',
    '$989.76/mo',
    'Same price',
  ]);
});

test('a package that costs less says by how much', () => {
  expect(linesOf({ ...still, priceBefore: monthly(1_000_00) })).toContain('$10.24 less');
});

test('a package without a price says so, and prices of other intervals are not subtracted', () => {
  const unpriced = linesOf({ ...still, kind: 'changed', priceNow: null });
  expect(unpriced.at(-1)).toBe('No price online was $962.95/mo');
  const yearly = { amount: 11_000_00, interval: 'ANNUALLY' as const };
  const lines = linesOf({ ...still, kind: 'changed', priceNow: yearly });
  expect(lines).toContain('$11,000.00/yr');
  expect(lines.join(' ')).not.toMatch(/ more| less/);
});

test('a package whose yearly price alone differs says both, and so does one with another description', () => {
  const yearly = (amount: number) => ({ amount, interval: 'ANNUALLY' as const });
  const change = {
    ...still,
    priceBefore: monthly(989_76),
    yearly: { before: yearly(11_500_00), now: yearly(11_000_00) },
    isRedescribed: true,
  };
  expect(linesOf(change)).toEqual([
    'Growth',
    'Changed',
    'New description For a funded team.',
    '$989.76/mo',
    'Same price $11,000.00/yr',
    'was $11,500.00/yr',
    '$500.00 less',
  ]);
  expect(linesOf({ ...change, description: null })).toContain('No description');
});
