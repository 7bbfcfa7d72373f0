import { expect, test } from 'vitest';
import { nextItem } from './next-item.ts';

const texts = [' Rename', 'Duplicate', 'Remove'];

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowDown', -1, 0],
  ['ArrowUp', 0, 2],
  ['ArrowUp', -1, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['r', 0, 2],
  ['R', 2, 0],
  ['d', 1, 1],
  ['x', 0, undefined],
  [' ', 0, undefined],
  ['Enter', 0, undefined],
])('%s moves from item %i to item %s', (key, at, to) => {
  expect(nextItem(texts, at, key)).toBe(to);
});

test('in a menu without items no key moves the focus', () => {
  expect(nextItem([], -1, 'ArrowDown')).toBeUndefined();
});
