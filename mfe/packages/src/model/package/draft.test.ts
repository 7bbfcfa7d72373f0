import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aCoverage } from '../../../testing/builders.ts';
import { now, draftQuotes as quotes } from '../../../testing/draft.ts';
import { appliedGroups } from './applied.ts';
import { coverageRequests, needsReview } from './coverage-requests.ts';
import {
  changeCount,
  noDraft,
  type PackageDraft,
  withCoverage,
  withoutCoverages,
  withSelections,
} from './draft.ts';

const available = [
  {
    carrier_id: 'carrier',
    product_name: 'SML',
    coverages: [aCoverage('fiduciary', { stp_available: false })],
  },
  { carrier_id: 'carrier', product_name: 'CP_CEM', coverages: [aCoverage('eao')] },
];

test('a choice that is what was there before is no change', () => {
  const changed = withSelections(noDraft, quotes, 'epl', { epl_agg_limit: now(200_000_000) });
  expect(changeCount(changed)).toBe(1);
  expect(withSelections(changed, quotes, 'epl', { epl_agg_limit: now(100_000_000) })).toEqual({});
});

test('a coverage that is removed and added again is as it was', () => {
  const removed = withoutCoverages(noDraft, quotes, ['epl']);
  expect(changeCount(removed)).toBe(1);
  expect(withCoverage(removed, quotes, 'epl')).toEqual({});
});

test('a coverage that is added and removed again leaves no trace', () => {
  const added = withCoverage(noDraft, quotes, 'eao');
  expect(withoutCoverages(added, quotes, ['eao'])).toEqual({});
});

test('every change of a draft can be undone', () => {
  const aStep = fc.record({
    coverage: fc.constantFrom('dao', 'epl', 'cyber', 'eao', 'fiduciary'),
    kind: fc.constantFrom('add', 'remove', 'select'),
    value: fc.constantFrom(50_000_000, 100_000_000, 200_000_000),
  });
  fc.assert(
    fc.property(fc.array(aStep, { maxLength: 12 }), (steps) => {
      const draft = steps.reduce<PackageDraft>((left, { coverage, kind, value }) => {
        if (kind === 'add') return withCoverage(left, quotes, coverage);
        if (kind === 'remove') return withoutCoverages(left, quotes, [coverage]);
        return withSelections(left, quotes, coverage, { [`${coverage}_agg_limit`]: now(value) });
      }, noDraft);
      const back = ['dao', 'epl', 'cyber'].reduce<PackageDraft>(
        (left, name) => withCoverage(left, quotes, name),
        withoutCoverages(draft, quotes, ['eao', 'fiduciary']),
      );
      expect(back).toEqual({});
    }),
  );
});

test('PACKAGES-113 edited limits change the coverages that are shown, not the others', () => {
  const draft = withSelections(noDraft, quotes, 'epl', { epl_agg_limit: now(200_000_000) });
  const [cem, sml] = appliedGroups(quotes, draft, available);
  expect(
    sml?.coverages.map(({ coverage, isEdited }) => [coverage.limits[0]?.value, isEdited]),
  ).toEqual([
    [100_000_000, false],
    [200_000_000, true],
  ]);
  expect(cem?.coverages[0]?.isEdited).toBe(false);
});

test('an added coverage is in its product, a product without coverages is gone', () => {
  const draft = withoutCoverages(withCoverage(noDraft, quotes, 'fiduciary'), quotes, ['cyber']);
  const groups = appliedGroups(quotes, draft, available);
  expect(
    groups.map(({ product, coverages }) => [
      product,
      coverages.map(({ coverage }) => coverage.unique_name),
    ]),
  ).toEqual([['SML', ['dao', 'epl', 'fiduciary']]]);
});

test('values for a review and coverages that aren’t available immediately need an underwriter', () => {
  const select = (selection: { now: number | null; review: number[] }) =>
    withSelections(noDraft, quotes, 'epl', { epl_agg_limit: selection });
  expect(needsReview(select(now(200_000_000)), quotes, available)).toBe(false);
  expect(needsReview(select({ now: 100_000_000, review: [500_000_000] }), quotes, available)).toBe(
    true,
  );
  expect(needsReview(withCoverage(noDraft, quotes, 'eao'), quotes, available)).toBe(false);
  expect(needsReview(withCoverage(noDraft, quotes, 'fiduciary'), quotes, available)).toBe(true);
});

test('PACKAGES-096 a draft is sent as one request for each product that it touches', () => {
  const limits = withSelections(noDraft, quotes, 'epl', {
    epl_agg_limit: { now: 100_000_000, review: [300_000_000, 500_000_000] },
    epl_retention: now(2_500_000),
  });
  const draft = withoutCoverages(withCoverage(limits, quotes, 'fiduciary'), quotes, ['cyber']);
  expect(coverageRequests(draft, quotes, available, 'why')).toEqual([
    {
      product_name: 'CP_CEM',
      carrier_id: 'carrier',
      coverage_parameters: { cyber: false },
      notes: 'why',
      client_requested: true,
    },
    {
      product_name: 'SML',
      carrier_id: 'carrier',
      coverage_parameters: {
        epl: true,
        epl_agg_limit: [300_000_000, 500_000_000],
        epl_retention: 2_500_000,
        fiduciary: true,
      },
      notes: 'why',
      client_requested: true,
    },
  ]);
});
