import { expect, test } from 'vitest';
import { differentLines } from './different-lines.ts';

const shown = (one: string[], other: string[]) => {
  const { expected, found } = differentLines(one, other);
  return [expected, found];
};

test('a line at the end is shown after the two before it', () => {
  expect(shown(['a', 'b', 'c', 'd'], ['a', 'b', 'c', 'd', 'e'])).toEqual([
    ['… 2 equal lines', '  c', '  d'],
    ['… 2 equal lines', '  c', '  d', '≠ e'],
  ]);
});

test('one equal line is counted as one', () => {
  expect(shown(['a', 'b', 'c', 'd'], ['x', 'b', 'c', 'd'])).toEqual([
    ['≠ a', '  b', '  c', '… 1 equal line'],
    ['≠ x', '  b', '  c', '… 1 equal line'],
  ]);
});

test('a line that is repeated is left out once', () => {
  expect(shown(['a', 'a', 'a', 'a'], ['a', 'a', 'a', 'a', 'a'])).toEqual([
    ['… 2 equal lines', '  a', '  a'],
    ['… 2 equal lines', '  a', '  a', '≠ a'],
  ]);
});

test('nothing in common is shown whole', () => {
  expect(shown(['a', 'b'], ['c'])).toEqual([['≠ a', '≠ b'], ['≠ c']]);
});

test('only the lines that differ are marked, wherever they are', () => {
  expect(shown(['a', 'b', 'c', 'd'], ['x', 'b', 'c', 'y'])).toEqual([
    ['≠ a', '  b', '  c', '≠ d'],
    ['≠ x', '  b', '  c', '≠ y'],
  ]);
});
