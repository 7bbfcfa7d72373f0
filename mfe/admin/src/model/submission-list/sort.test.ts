import { expect, test } from 'vitest';
import { lastUpdatedFirst, nextSort, sortQuery } from './sort.ts';

test.each([
  ['company', 'ascending'],
  ['expiration_date', 'ascending'],
  ['packages', 'descending'],
] as const)('the head of %s sorts %s first, then the other way round', (column, direction) => {
  const once = nextSort(lastUpdatedFirst, column);
  expect(once).toEqual({ column, direction });
  const other = direction === 'ascending' ? 'descending' : 'ascending';
  expect(nextSort(once, column)).toEqual({ column, direction: other });
  expect(nextSort(nextSort(once, column), column)).toEqual({ column, direction });
});

test('what changed last comes first, also after another column', () => {
  expect(nextSort({ column: 'company', direction: 'ascending' }, 'updated_at')).toEqual({
    column: 'updated_at',
    direction: 'descending',
  });
});

test('the default order isn’t sent', () => {
  expect(sortQuery({ column: 'updated_at', direction: 'descending' })).toEqual({});
  expect(sortQuery({ column: 'updated_at', direction: 'ascending' })).toEqual({
    sort: 'updated_at',
    direction: 'ascending',
  });
  expect(sortQuery({ column: 'packages', direction: 'descending' })).toEqual({
    sort: 'packages',
    direction: 'descending',
  });
});
