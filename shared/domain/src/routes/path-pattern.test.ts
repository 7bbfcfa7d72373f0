import { expect, test } from 'vitest';
import { compareSpecificity, fillPath, readPathParams } from './path-pattern.ts';

test('parameters are encoded where they are filled in, and decoded where they are read', () => {
  expect(fillPath('/a/:id/b/:other', (name) => `${name}/1`)).toBe('/a/id%2F1/b/other%2F1');
  expect(readPathParams(['a', ':id', 'b', ':other'], ['a', 'id%2F1', 'b', 'other%2F1'])).toEqual({
    id: 'id/1',
    other: 'other/1',
  });
});

test.each([
  ['another fixed segment', ['b', 'x']],
  ['fewer segments', ['a']],
  ['more segments', ['a', 'x', 'y']],
  ['a malformed escape', ['a', '%E0%A4%A']],
])('a path with %s does not match', (_, path) => {
  expect(readPathParams(['a', ':id'], path)).toBeNull();
});

test('an empty segment is an empty parameter', () => {
  expect(readPathParams(['a', ':id'], ['a', ''])).toEqual({ id: '' });
});

test('patterns with fixed segments sort before patterns with parameters', () => {
  const patterns = [
    [':a', 'x'],
    ['a', ':b'],
    ['a', 'b'],
  ];
  expect(patterns.sort(compareSpecificity)).toEqual([
    ['a', 'b'],
    ['a', ':b'],
    [':a', 'x'],
  ]);
});
