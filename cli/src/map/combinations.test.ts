import { expect, test } from 'vitest';
import { combinations } from './combinations.ts';

test('every value of each fact is combined once with every value of the others', () => {
  const made = [...combinations<{ a: number; b: string }>({ a: [1, 2, 3], b: ['x', 'y'] })];
  expect(made.map(({ a, b }) => `${a}${b}`)).toEqual(['1x', '2x', '3x', '1y', '2y', '3y']);
});
