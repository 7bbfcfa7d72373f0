import { expect, test } from 'vitest';
import {
  fixedPropertyLimits,
  isRequestable,
  lacksLimit,
  limitCombinations,
  selectableLimits,
} from './quote-requests.ts';

const limit = (unique_name: string, ...intervals: number[]) => ({
  unique_name,
  unit: 'CURRENCY_USD',
  intervals,
});
const general = {
  unique_name: 'gl',
  limits: [limit('gl_occ_limit', 1, 2, 3), limit('gl_agg_limit', 2, 4)],
};
const property = { unique_name: 'property', limits: [limit('bpp_limit', 1, 2)] };
const fixed = { unique_name: 'ebl', limits: [limit('ebl_limit', 1)] };

test('ADMIN-103 no limit of business personal property can be chosen, under any of its names', () => {
  expect(selectableLimits(property)).toEqual([]);
  expect(selectableLimits({ ...property, unique_name: 'bpp_ny' })).toEqual([]);
  expect(selectableLimits(general).map(({ unique_name }) => unique_name)).toEqual([
    'gl_occ_limit',
    'gl_agg_limit',
  ]);
});

test('a limit with one value is not chosen', () => {
  expect(selectableLimits(fixed)).toEqual([]);
});

test('ADMIN-115 the fixed limits go from one to five million dollars', () => {
  expect(fixedPropertyLimits.map((cents) => cents / 100)).toEqual([
    1_000_000, 2_000_000, 3_000_000, 4_000_000, 5_000_000,
  ]);
});

test('ADMIN-099 a coverage with limits lacks one until a value of any of them is chosen', () => {
  expect(lacksLimit(general, {})).toBe(true);
  expect(lacksLimit(general, { gl_occ_limit: [] })).toBe(true);
  expect(lacksLimit(general, { gl_agg_limit: [2] })).toBe(false);
  expect(lacksLimit(property, {})).toBe(false);
});

test('each combination of the chosen values is one request', () => {
  expect(limitCombinations(general, { gl_occ_limit: [3, 1], gl_agg_limit: [4, 2] })).toEqual([
    { gl_occ_limit: 1, gl_agg_limit: 2 },
    { gl_occ_limit: 1, gl_agg_limit: 4 },
    { gl_occ_limit: 3, gl_agg_limit: 2 },
    { gl_occ_limit: 3, gl_agg_limit: 4 },
  ]);
  expect(limitCombinations(general, { gl_agg_limit: [4] })).toEqual([{ gl_agg_limit: 4 }]);
  expect(limitCombinations(property, { bpp_limit: [1, 2] })).toEqual([{}]);
});

test('a bundled coverage isn’t requested by itself, an add-on is', () => {
  expect(isRequestable({ unique_name: 'bii', limits: [] })).toBe(false);
  expect(isRequestable({ unique_name: 'media', limits: [] })).toBe(true);
  expect(isRequestable(general)).toBe(true);
});
