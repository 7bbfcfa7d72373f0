import { expect, test } from 'vitest';
import { filterAndSort, type LibraryFilter } from './filter-and-sort.ts';
import type { LibraryCard } from './library-card.ts';

type Amounts = Record<string, [limit: number | null, outOfPocket: number | null]>;

const card = (id: string, amounts: Amounts, more: Partial<LibraryCard> = {}): LibraryCard => ({
  id,
  product: 'SML',
  title: 'Management Liability',
  price: null,
  requestStatus: null,
  lines: [],
  requests: [],
  carrier: null,
  stale: null,
  kind: 'quote',
  name: id,
  quoteLabel: null,
  libraryStatus: 'Available',
  whyNotAdd: null,
  words: `${id} quote`,
  amounts: new Map(
    Object.entries(amounts).map(([key, [limit, outOfPocket]]) => [key, { limit, outOfPocket }]),
  ),
  premium: null,
  ...more,
});
const noFilter: LibraryFilter = { search: '', statuses: [], coverages: [], sort: null };
const ids = (cards: readonly LibraryCard[], filter: Partial<LibraryFilter>) =>
  filterAndSort(cards, { ...noFilter, ...filter }).map(({ id }) => id);

const cards = [
  card('none', { dao: [null, null] }),
  card('wide', { dao: [1, 70], epl: [9, 10] }),
  card('high', { dao: [5, 40] }),
  card('also', { epl: [7, 20] }),
];

test('without a filter every card is listed in its order', () => {
  expect(ids(cards, {})).toEqual(['none', 'wide', 'high', 'also']);
});

test.each([
  ['limit-up', ['high', 'also', 'wide', 'none']],
  ['limit-down', ['wide', 'also', 'high', 'none']],
  ['outOfPocket-up', ['also', 'high', 'wide', 'none']],
  ['outOfPocket-down', ['wide', 'high', 'also', 'none']],
] as const)('sorted by %s, a card counts by the highest of its amounts', (sort, order) => {
  expect(ids(cards, { sort })).toEqual(order);
});

test('sorted among some coverages, a card counts by its amount of these', () => {
  expect(ids(cards, { sort: 'limit-up', coverages: ['dao'] })).toEqual(['wide', 'high', 'none']);
  expect(ids(cards, { sort: 'limit-down', coverages: ['dao'] })).toEqual(['high', 'wide', 'none']);
});

test('cards without a premium are behind those with one, each in their order', () => {
  const priced = [
    card('request', {}),
    card('dear', {}, { premium: 900 }),
    card('asked', {}),
    card('cheap', {}, { premium: 100 }),
  ];
  expect(ids(priced, { sort: 'premium-up' })).toEqual(['cheap', 'dear', 'request', 'asked']);
  expect(ids(priced, { sort: 'premium-down' })).toEqual(['dear', 'cheap', 'request', 'asked']);
});

test('whatever they are sorted by, cards are by product', () => {
  const products = [
    card('m', { dao: [9, 1] }),
    card('g', { gl: [1, 1] }, { product: 'SGL' }),
    card('n', { dao: [8, 1] }),
  ];
  expect(ids(products, { sort: 'limit-down' })).toEqual(['g', 'm', 'n']);
});

test('a search may have spaces around and between its words', () => {
  expect(ids(cards, { search: '  HIGH   quote ' })).toEqual(['high']);
  expect(ids(cards, { search: 'high\tquote' })).toEqual(['high']);
  expect(ids(cards, { search: 'high wide' })).toEqual([]);
});

test('a card with any of the statuses and any of the coverages is found', () => {
  const some = [...cards, card('asked', { dao: [1, 1] }, { libraryStatus: 'Pending' })];
  expect(ids(some, { statuses: ['Pending'] })).toEqual(['asked']);
  expect(ids(some, { statuses: ['Pending', 'Available'], coverages: ['epl', 'dao'] })).toHaveLength(
    5,
  );
  expect(ids(some, { coverages: ['epl'] })).toEqual(['wide', 'also']);
});
