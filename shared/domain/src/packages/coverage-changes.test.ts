import { expect, test } from 'vitest';
import { type ChangeableCoverage, coverageChanges } from './coverage-changes.ts';

const limit = (value: number, unique_name = 'dao_agg_limit', unit = 'CURRENCY_USD') => ({
  unique_name,
  value,
  unit,
  is_policy_limit: true,
  intervals: [1, 2],
});
const retention = (value: number, unique_name = 'dao_retention') => ({
  unique_name,
  value,
  unit: 'CURRENCY_USD',
  label: 'RETENTION',
});
const coverage = (
  unique_name: string,
  more: Partial<ChangeableCoverage> = {},
): ChangeableCoverage => ({
  unique_name,
  is_enabled: true,
  limits: [],
  out_of_pockets: [],
  coverage_features: [],
  sub_coverages: [],
  ...more,
});
const feature = (unique_name: string, is_enabled: boolean, value?: number) => ({
  unique_name,
  is_enabled,
  limits: value === undefined ? [] : [limit(value, `${unique_name}_limit`)],
  out_of_pockets: [],
});
const usd = (value: number) => ({ value, unit: 'CURRENCY_USD' });
const changes = (before: ChangeableCoverage[], now: ChangeableCoverage[]) =>
  coverageChanges([{ coverages: before }], [{ coverages: now }]);
const whole = { part: null, outOfPocket: null };

test('the same coverages have no change, whichever quote and in whichever order they are', () => {
  const dao = coverage('dao', { limits: [limit(5)], out_of_pockets: [retention(2)] });
  const epl = coverage('epl');
  expect(
    coverageChanges([{ coverages: [dao, epl] }], [{ coverages: [epl] }, { coverages: [dao] }]),
  ).toEqual([]);
});

test('a coverage that comes or goes is one line, with its limit', () => {
  const gl = coverage('gl', { limits: [limit(7, 'gl_agg_limit')] });
  expect(changes([], [gl])).toEqual([
    { coverage: 'gl', ...whole, kind: 'added', before: null, now: usd(7) },
  ]);
  expect(changes([gl], [])).toEqual([
    { coverage: 'gl', ...whole, kind: 'removed', before: usd(7), now: null },
  ]);
});

test('a coverage that is not enabled is not there', () => {
  const off = coverage('gl', { is_enabled: false });
  expect(changes([off], [])).toEqual([]);
  expect(changes([off], [coverage('gl')])).toMatchObject([{ kind: 'added', now: null }]);
});

test.each([
  [4, 'lower'],
  [6, 'higher'],
])('a limit of 5 that becomes %i is %s', (value, kind) => {
  const now = coverage('dao', { limits: [limit(value)] });
  expect(changes([coverage('dao', { limits: [limit(5)] })], [now])).toEqual([
    {
      coverage: 'dao',
      part: 'dao_agg_limit',
      outOfPocket: null,
      kind,
      before: usd(5),
      now: usd(value),
    },
  ]);
});

test('a limit in another unit is changed, neither higher nor lower', () => {
  const before = coverage('bii', { limits: [limit(80, 'bii_limit', 'PERCENTAGE')] });
  const now = coverage('bii', { limits: [limit(5, 'bii_limit')] });
  expect(changes([before], [now])).toMatchObject([
    { kind: 'changed', before: { value: 80, unit: 'PERCENTAGE' }, now: usd(5) },
  ]);
});

test('an out-of-pocket that is changed, added or removed names its kind', () => {
  const with2 = coverage('dao', { out_of_pockets: [retention(2)] });
  const with3 = coverage('dao', { out_of_pockets: [retention(3)] });
  const line = { coverage: 'dao', part: 'dao_retention', outOfPocket: 'RETENTION' };
  expect(changes([with2], [with3])).toEqual([
    { ...line, kind: 'higher', before: usd(2), now: usd(3) },
  ]);
  expect(changes([coverage('dao')], [with2])).toEqual([
    { ...line, kind: 'added', before: null, now: usd(2) },
  ]);
  expect(changes([with2], [coverage('dao')])).toEqual([
    { ...line, kind: 'removed', before: usd(2), now: null },
  ]);
});

test.each(['coverage_features', 'sub_coverages'] as const)('%s come, go and change', (list) => {
  const before = coverage('cyber', {
    [list]: [feature('a', true), feature('b', false), feature('c', true, 1), feature('d', false)],
  });
  const now = coverage('cyber', {
    [list]: [feature('a', false), feature('b', true), feature('c', true, 2), feature('d', false)],
  });
  expect(changes([before], [now])).toEqual([
    { coverage: 'cyber', part: 'a', outOfPocket: null, kind: 'removed', before: null, now: null },
    { coverage: 'cyber', part: 'b', outOfPocket: null, kind: 'added', before: null, now: null },
    {
      coverage: 'cyber',
      part: 'c_limit',
      outOfPocket: null,
      kind: 'higher',
      before: usd(1),
      now: usd(2),
    },
  ]);
});

test('a New York variant is the coverage that it varies', () => {
  const before = coverage('epl', { limits: [limit(5, 'epl_agg_limit')] });
  const now = coverage('epl_ny', { limits: [limit(5, 'epl_agg_limit')] });
  expect(changes([before], [now])).toEqual([]);
});

test('changes are in the order in which the comparison lists coverages', () => {
  const held = ['fiduciary', 'gl', 'dao'].map((name) => coverage(name));
  expect(changes([], held).map((change) => change.coverage)).toEqual(['gl', 'dao', 'fiduciary']);
});
