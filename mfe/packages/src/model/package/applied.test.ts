import { expect, test } from 'vitest';
import { aCoverage, aLimit, anOutOfPocket, aQuote } from '../../../testing/builders.ts';
import { appliedGroups } from './applied.ts';
import { coverageRequests } from './coverage-requests.ts';
import { noDraft, type PackageDraft } from './draft.ts';

const quotes = [
  aQuote('cem', { product_name: 'CP_CEM', coverages: [aCoverage('cyber')] }),
  aQuote('sml', {
    coverages: [aCoverage('dao'), aCoverage('epl'), aCoverage('crime', { is_enabled: false })],
  }),
];
const chosen = (selections: PackageDraft[string]['selections']) => ({
  isEnabled: true,
  selections,
});
const names = (groups: ReturnType<typeof appliedGroups>) =>
  groups.map(({ product, coverages }) => [
    product,
    coverages.map(({ coverage, isAdded }) => `${isAdded ? '+' : ''}${coverage.unique_name}`),
  ]);
const shown = (draft: PackageDraft, from = quotes) =>
  appliedGroups(from, draft, []).flatMap(({ coverages }) => coverages);

test('without a draft a package shows the coverages that are part of it', () => {
  expect(names(appliedGroups(quotes, noDraft, []))).toEqual([
    ['CP_CEM', ['cyber']],
    ['SML', ['dao', 'epl']],
  ]);
  expect(shown(noDraft).map(({ isEdited, isAdded }) => [isEdited, isAdded])).toEqual([
    [false, false],
    [false, false],
    [false, false],
  ]);
});

test('an added coverage is in the product that it is requested for, once', () => {
  const available = [
    {
      carrier_id: 'carrier',
      product_name: 'SGL',
      coverages: [aCoverage('gl'), aCoverage('ebl'), aCoverage('media')],
    },
    {
      carrier_id: 'carrier',
      product_name: 'CP_CEM',
      coverages: [aCoverage('eao'), aCoverage('ebl'), aCoverage('dao')],
    },
    { carrier_id: 'carrier', product_name: 'CP_CPP', coverages: [aCoverage('media')] },
  ];
  const draft = { ebl: chosen({}), eao: chosen({}), dao: chosen({}), media: chosen({}) };
  expect(names(appliedGroups(quotes, draft, available))).toEqual([
    ['SGL', ['+media']],
    ['CP_CEM', ['cyber', '+eao', '+ebl']],
    ['SML', ['dao', 'epl']],
  ]);
  expect(
    coverageRequests(draft, quotes, available, null).map(
      ({ product_name, coverage_parameters }) => [product_name, Object.keys(coverage_parameters)],
    ),
  ).toEqual([
    ['SGL', ['media']],
    ['CP_CEM', ['ebl', 'eao']],
    ['SML', ['dao']],
  ]);
});

test('PACKAGES-094 an added product takes its place among the products of the package', () => {
  const available = [
    { carrier_id: 'carrier', product_name: 'CP_CEM', coverages: [aCoverage('cyber')] },
  ];
  const held = [
    aQuote('sml'),
    aQuote('sgl', { product_name: 'SGL', coverages: [aCoverage('gl')] }),
  ];
  expect(names(appliedGroups(held, { cyber: chosen({}) }, available))).toEqual([
    ['SGL', ['gl']],
    ['CP_CEM', ['+cyber']],
    ['SML', ['epl']],
  ]);
});

test('a coverage that the quote leaves out can be added like any other', () => {
  const available = [
    { carrier_id: 'carrier', product_name: 'SML', coverages: [aCoverage('crime')] },
  ];
  expect(names(appliedGroups(quotes, { crime: chosen({}) }, available))[1]).toEqual([
    'SML',
    ['dao', 'epl', '+crime'],
  ]);
  expect(
    names(appliedGroups(quotes, { crime: { isEnabled: false, selections: {} } }, available))[1],
  ).toEqual(['SML', ['dao', 'epl']]);
});

test('an added coverage is enabled, with the values that were chosen for it', () => {
  const available = [
    {
      carrier_id: 'carrier',
      product_name: 'CP_CEM',
      coverages: [aCoverage('eao', { is_enabled: false })],
    },
  ];
  const draft = { eao: chosen({ eao_agg_limit: { now: 200_000_000, review: [] } }) };
  const added = appliedGroups(quotes, draft, available)[0]?.coverages[1];
  expect(added?.coverage.is_enabled).toBe(true);
  expect(added?.coverage.limits[0]?.value).toBe(200_000_000);
  expect(added?.isEdited).toBe(true);
});

test('a chosen value is shown at once, in its own limit or out-of-pocket alone', () => {
  const coverage = aCoverage('epl', {
    limits: [
      aLimit({ unique_name: 'epl_agg_limit', value: 1 }),
      aLimit({ unique_name: 'epl_occ_limit', value: 2 }),
    ],
    out_of_pockets: [
      anOutOfPocket({ unique_name: 'epl_retention', value: 3 }),
      anOutOfPocket({ unique_name: 'epl_waiting', value: 4 }),
    ],
  });
  const [epl] = shown(
    {
      epl: chosen({
        epl_occ_limit: { now: 20, review: [] },
        epl_waiting: { now: 0, review: [] },
      }),
    },
    [aQuote('a', { coverages: [coverage] })],
  );
  expect(epl?.coverage.limits.map(({ value }) => value)).toEqual([1, 20]);
  expect(epl?.coverage.out_of_pockets.map(({ value }) => value)).toEqual([3, 0]);
});

test('values for a review leave a limit as it is until they are answered', () => {
  const values = (selection: { now: number | null; review: number[] }) =>
    shown({ epl: chosen({ epl_agg_limit: selection }) })[2]?.coverage.limits[0]?.value;
  expect(values({ now: 200_000_000, review: [500_000_000] })).toBe(100_000_000);
  expect(values({ now: null, review: [] })).toBe(100_000_000);
});

test('a location is protected as the draft says, else as the server does', () => {
  const location = (unique_name: string, is_enabled: boolean) => ({
    unique_name,
    address: unique_name,
    is_enabled,
  });
  const bpp = aCoverage('bpp', {
    locations: [location('quay', true), location('pier', true), location('yard', false)],
  });
  const [of] = shown(
    { bpp: { isEnabled: true, selections: {}, locations: { quay: false, yard: true } } },
    [aQuote('a', { coverages: [bpp] })],
  );
  expect(of?.coverage.locations?.map(({ is_enabled }) => is_enabled)).toEqual([false, true, true]);
  expect(shown(noDraft)[0]?.coverage).not.toHaveProperty('locations');
});
