import { expect, test } from 'vitest';
import {
  aCoverage,
  aCustomPackage,
  aLimit,
  aPackage,
  aQuote,
  aRequest,
  aSubmission,
} from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.ts';
import { coveredBy, optionOf } from './comparison.ts';

const home = '/market-submission/ms_1';
const open = (packages = [aPackage('pk_1'), aPackage('pk_2')]) =>
  openScreen(home, { answers: { 'get-market-submission': () => aSubmission({ packages }) } });

test('a package is an option with its price per month and what keeps it from being bought', () => {
  expect(optionOf(aPackage('pk_1'))).toEqual({
    id: 'pk_1',
    name: 'Recommended',
    description: 'What it is for',
    price: 100_00,
    per: 'mo',
    isRecommended: true,
    isCustom: false,
    isInReview: false,
    isUnderReview: false,
    isPricing: false,
  });
  expect(optionOf(aCustomPackage({ status: 'IN_REVIEW' }))).toMatchObject({
    isCustom: true,
    isInReview: true,
    isUnderReview: true,
  });
  expect(optionOf(aPackage('pk_2', { coverage_requests: [aRequest()] }))).toMatchObject({
    isInReview: false,
    isUnderReview: true,
  });
  expect(optionOf(aPackage('pk_2', { status: 'PENDING' })).isPricing).toBe(true);
});

test('a package covers what its quotes enable, in their order', () => {
  const quotes = [
    aQuote('a', { coverages: [aCoverage('epl'), aCoverage('crime', { is_enabled: false })] }),
    aQuote('b', { coverages: [aCoverage('gl', { limits: [] })] }),
  ];
  expect(coveredBy(aPackage('pk_1', { quotes }))).toEqual([
    { coverage: 'epl', limit: aLimit({ unique_name: 'epl_agg_limit' }) },
    { coverage: 'gl', limit: null },
  ]);
});

test('a pinned package is the first column and what the others are compared with', async () => {
  const { model, get, send } = await open();
  const { comparison } = model;
  const columns = () => get(comparison.$columns).map(({ id }) => id);
  expect([columns(), get(comparison.$base)?.id]).toEqual([['pk_1', 'pk_2'], 'pk_1']);
  await send(comparison.packagePinned, 'pk_2');
  expect([columns(), get(comparison.$base)?.id]).toEqual([['pk_2', 'pk_1'], 'pk_2']);
  expect(get(comparison.$options).map(({ id }) => id)).toEqual(['pk_1', 'pk_2']);
  expect(get(comparison.$pinnedId)).toBe('pk_2');
  await send(comparison.packageUnpinned);
  expect([columns(), get(comparison.$pinnedId)]).toEqual([['pk_1', 'pk_2'], null]);
});

test('a package that is not displayed is not pinned', async () => {
  const { model, get, send } = await open();
  await send(model.comparison.packagePinned, 'pk_7');
  expect(get(model.comparison.$pinnedId)).toBeNull();
  expect(get(model.comparison.$base)?.id).toBe('pk_1');
});

test('equal rows are there until they are hidden', async () => {
  const { model, get, send } = await open();
  const { comparison } = model;
  expect(get(comparison.$groups)).toEqual(get(comparison.$allGroups));
  expect(get(comparison.$groups).length).toBeGreaterThan(0);
  await send(comparison.equalRowsHidden, true);
  expect(get(comparison.$hidesEqualRows)).toBe(true);
  expect(get(comparison.$groups)).toEqual([]);
  expect(get(comparison.$equalRows).length).toBeGreaterThan(0);
  await send(comparison.equalRowsHidden, false);
  expect(get(comparison.$groups)).toEqual(get(comparison.$allGroups));
});

test('out-of-pockets are shown and differences are not marked, until it is switched', async () => {
  const { model, get, send } = await open();
  const { comparison } = model;
  const switches = () => [
    get(comparison.$showsOutOfPocket),
    get(comparison.$highlightsDifferences),
    get(comparison.$hidesEqualRows),
  ];
  expect(switches()).toEqual([true, false, false]);
  await send(comparison.outOfPocketShown, false);
  await send(comparison.differencesHighlighted, true);
  expect(switches()).toEqual([false, true, false]);
});

test('the client has a package of their own only where one is custom', async () => {
  const without = await open();
  expect(without.get(without.model.comparison.$hasCustom)).toBe(false);
  const custom = await open([aPackage('pk_1'), aCustomPackage()]);
  expect(custom.get(custom.model.comparison.$hasCustom)).toBe(true);
});

test('the print version holds until the first quote expires', async () => {
  const { model, get } = await open([
    aPackage('pk_1', {
      quotes: [
        aQuote('a', { expiration_date: '2026-12-15' }),
        aQuote('b', { product_name: 'SGL', expiration_date: '2026-12-09' }),
      ],
    }),
    aPackage('pk_2', { quotes: [aQuote('c', { expiration_date: '2026-12-12' })] }),
  ]);
  expect(get(model.print.$holdsUntil)).toBe('2026-12-09');
  expect(get(model.print.$company)).toBeNull();
});
