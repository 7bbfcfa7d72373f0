import { expect, test } from 'vitest';
import { percent } from './percent.ts';

test.each([
  [48.4, 48],
  [-3, 0],
  [140, 100],
  [undefined, 0],
])('a progress of %s is %i percent', (value, shown) => {
  expect(percent(value)).toBe(shown);
});
