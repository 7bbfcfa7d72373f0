import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countedStatus, isRequestPending, isUnderReview } from './coverage-requests.ts';

type Details = Parameters<typeof countedStatus>[0]['coverage_details'];
type Coverage = Parameters<typeof countedStatus>[1][number]['coverages'][number];

const aRequest = (coverage_details: Details, status = 'QUOTED') => ({
  id: 'cr_1',
  status,
  coverage_details,
});
const aCoverage = (unique_name: string, limits: Record<string, number> = {}): Coverage => ({
  unique_name,
  is_enabled: true,
  limits: Object.entries(limits).map(([name, value]) => ({ unique_name: name, value })),
  sub_coverages: [],
});
const aQuote = (coverages: Coverage[], coverage_request_id: string | null = 'cr_1') => ({
  coverage_request_id,
  coverages,
});
const general: Details = [
  {
    unique_name: 'gl',
    limits: [
      { type: 'OCCURRENCE', amount: 300 },
      { type: 'AGGREGATE', amount: 600 },
    ],
  },
];

test.each([
  ['exactly what was requested', { gl_occ_limit: 300, gl_agg_limit: 600 }, 'QUOTED'],
  ['more than was requested', { gl_occ_limit: 500, gl_agg_limit: 1000 }, 'QUOTED'],
  ['a lower aggregate limit', { gl_occ_limit: 300, gl_agg_limit: 599 }, 'DECLINED'],
  ['a lower occurrence limit', { gl_occ_limit: 299, gl_agg_limit: 600 }, 'DECLINED'],
  ['no occurrence limit', { gl_agg_limit: 600 }, 'DECLINED'],
])(
  'ADMIN-071 ADMIN-072 a request that is quoted with %s counts so: %j, %s',
  (_, limits, status) => {
    expect(countedStatus(aRequest(general), [aQuote([aCoverage('gl', limits)])])).toBe(status);
  },
);

test('ADMIN-072 every requested coverage has to be in the quote and enabled', () => {
  const request = aRequest([
    { unique_name: 'gl', limits: [] },
    { unique_name: 'ebl', limits: [] },
  ]);
  const both = [aCoverage('gl'), aCoverage('ebl')];
  expect(countedStatus(request, [aQuote(both)])).toBe('QUOTED');
  expect(countedStatus(request, [aQuote([aCoverage('gl')])])).toBe('DECLINED');
  const off = { ...aCoverage('ebl'), is_enabled: false };
  expect(countedStatus(request, [aQuote([aCoverage('gl'), off])])).toBe('DECLINED');
});

test('ADMIN-071 one returned quote that meets everything is enough, halves of two are not', () => {
  const request = aRequest([
    { unique_name: 'gl', limits: [] },
    { unique_name: 'ebl', limits: [] },
  ]);
  const halves = [aQuote([aCoverage('gl')]), aQuote([aCoverage('ebl')])];
  expect(countedStatus(request, halves)).toBe('DECLINED');
  const whole = aQuote([aCoverage('gl'), aCoverage('ebl')]);
  expect(countedStatus(request, [...halves, whole])).toBe('QUOTED');
});

test('a quote of another request or of none answers nothing', () => {
  const request = aRequest([{ unique_name: 'gl', limits: [] }]);
  const quotes = [aQuote([aCoverage('gl')], 'cr_2'), aQuote([aCoverage('gl')], null)];
  expect(countedStatus(request, quotes)).toBe('DECLINED');
});

test('a New York variant, the other name of property and a part of a coverage are what was requested', () => {
  for (const [asked, quoted] of [
    ['epl', aCoverage('epl_ny')],
    ['property', aCoverage('bpp')],
    [
      'cyber_first_party',
      { ...aCoverage('cyber'), sub_coverages: [aCoverage('cyber_first_party')] },
    ],
  ] as const)
    expect(
      countedStatus(aRequest([{ unique_name: asked, limits: [] }]), [aQuote([quoted])]),
      asked,
    ).toBe('QUOTED');
});

test('only QUOTED is judged by quotes; every other status counts as it is', () => {
  for (const status of ['PENDING', 'INITIALIZED', 'SUBMITTABLE', 'DECLINED', 'FAILED', 'FROZEN'])
    expect(countedStatus(aRequest(general, status), [])).toBe(status);
});

test('a request is pending until it is answered', () => {
  const statuses = ['PENDING', 'INITIALIZED', 'SUBMITTABLE', 'QUOTED', 'DECLINED', 'FAILED'];
  expect(statuses.map((status) => isRequestPending({ status }))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('ADMIN-072 raising a quoted limit never turns a request that is met into a declined one', () => {
  const amount = fc.integer({ min: 0, max: 1000 });
  fc.assert(
    fc.property(amount, amount, amount, (asked, quoted, more) => {
      const request = aRequest([
        { unique_name: 'dao', limits: [{ type: 'AGGREGATE', amount: asked }] },
      ]);
      const statusWith = (value: number) =>
        countedStatus(request, [aQuote([aCoverage('dao', { dao_agg_limit: value })])]);
      if (statusWith(quoted) === 'QUOTED') expect(statusWith(quoted + more)).toBe('QUOTED');
    }),
  );
});

test.each([
  ['READY', [], false],
  ['IN_REVIEW', [], true],
  ['READY', ['QUOTED', 'PENDING'], true],
  ['READY', ['QUOTED', 'DECLINED'], false],
])('a package that is %s with requests %j is under review: %s', (status, requests, expected) => {
  const coverage_requests = requests.map((one) => ({ status: one }));
  expect(isUnderReview({ status, coverage_requests })).toBe(expected);
});

test.each([
  ['AGGREGATE', 'gl_agg_limit', 'QUOTED'],
  ['AGGREGATE', 'gl_agglimit', 'QUOTED'],
  ['AGGREGATE', 'gl_occ_limit', 'DECLINED'],
  ['AGGREGATE', 'gl_agg_limit_of_others', 'DECLINED'],
  ['OCCURRENCE', 'gl_occ_limit', 'QUOTED'],
  ['OCCURRENCE', 'gl_agg_limit', 'DECLINED'],
  ['COMBINED', 'gl_agg_limit', 'QUOTED'],
  ['COMBINED', 'gl_occ_limit', 'QUOTED'],
])('a limit requested as %s that is quoted as %s counts as %s', (type, quoted, expected) => {
  const request = aRequest([{ unique_name: 'gl', limits: [{ type, amount: 300 }] }]);
  expect(countedStatus(request, [aQuote([aCoverage('gl', { [quoted]: 300 })])])).toBe(expected);
});
