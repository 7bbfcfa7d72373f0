import { expect, test } from 'vitest';
import { contours } from './contours.ts';
import { chartPlans } from './kinds.ts';

test('the same hills give the same lines', () => {
  const { hills, width, height } = chartPlans.review;
  expect(contours(hills, width, height, [0.3])).toEqual(contours(hills, width, height, [0.3]));
});

test('a single hill gives one closed line round it', () => {
  const [line = ''] = contours([[100, 100, 50, 50, 1]], 200, 200, [0.5]);
  expect(line.match(/M/g)).toHaveLength(1);
  const [start] = line.slice(1).split('Q');
  expect(line.endsWith(start ?? '')).toBe(true);
});

test('a level above every hill gives no line', () => {
  expect(contours([[100, 100, 50, 50, 1]], 200, 200, [2])).toEqual(['']);
});
