import type { ComparedGroup } from '@fairlead/domain/packages';
import { expect, test } from 'vitest';
import { printPages } from './print-pages.ts';

const group = (product: string, rows: number): ComparedGroup => ({
  product,
  coverages: Array.from({ length: rows }, (_, row) => `${product} ${row}`),
  columns: [],
});
const pages = (columns: number, ...rows: number[]) => {
  const { first, second } = printPages(
    rows.map((count, at) => group(`${at}`, count)),
    columns,
  );
  return [first.map(({ product }) => product), second.map(({ product }) => product)];
};

test.each([
  ['eight rows fit on the first page', 3, [4, 4], [['0', '1'], []]],
  [
    'a group that reaches a ninth row goes to the second page whole',
    3,
    [4, 3, 4],
    [['0', '1'], ['2']],
  ],
  ['with five packages six rows fit', 5, [4, 3, 4], [['0'], ['1', '2']]],
  ['with five packages exactly six rows fit', 5, [4, 2], [['0', '1'], []]],
  ['the first group is on the first page, however long it is', 3, [9, 1], [['0'], ['1']]],
  ['no group is no page of groups', 3, [], [[], []]],
])('%s', (_, columns, rows, expected) => {
  expect(pages(columns, ...rows)).toEqual(expected);
});
