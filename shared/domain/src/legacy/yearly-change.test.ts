import { expect, test } from 'vitest';
import { yearlyChange } from './index.ts';

test.each([
  [1_287_274, 1_113_171, { amount: 174_103, isMore: true }],
  [1_059_864, 1_113_171, { amount: 53_307, isMore: false }],
  [1_000_100, 1_000_000, { amount: 100, isMore: true }],
  [999_900, 1_000_000, { amount: 100, isMore: false }],
  [1_000_099, 1_000_000, null],
  [999_901, 1_000_000, null],
  [1_000_000, 1_000_000, null],
])('%i cents after %i the year before are a change of %o', (thisYear, lastYear, change) => {
  expect(yearlyChange(thisYear, lastYear)).toEqual(change);
});
