import { is } from 'superstruct';
import { expect, test } from 'vitest';
import {
  AvailableCoverages,
  Coverage,
  CoverageFeature,
  CoverageRequest,
  Limit,
  MarketSubmission,
  OutOfPocket,
  Package,
  Quote,
} from '../packages.ts';

const limit = {
  unique_name: 'gl_agg_limit',
  unit: 'CURRENCY_USD',
  frequency: 'PER_POLICY_TERM',
  value: 200_000_000,
  is_policy_limit: true,
  intervals: [100_000_000, 200_000_000],
  stp_intervals: [100_000_000],
};
const outOfPocket = {
  unique_name: 'gl_deductible',
  label: 'DEDUCTIBLE',
  unit: 'CURRENCY_USD',
  frequency: 'PER_CLAIM',
  value: 50_000,
  intervals: [0, 50_000],
  stp_intervals: [0],
};
const feature = {
  unique_name: 'medical_payments',
  is_enabled: true,
  limits: [limit],
  out_of_pockets: [outOfPocket],
};
const coverage = {
  unique_name: 'gl',
  is_enabled: true,
  review_required: false,
  stp_available: true,
  premiums: [{ code: 'gl_premium', amount: 90_000 }],
  limits: [limit],
  out_of_pockets: [outOfPocket],
  coverage_features: [feature],
  sub_coverages: [],
};
const quote = {
  annual_quote_id: 'q_1_a',
  monthly_quote_id: 'q_1_m',
  policy_number: null,
  product_name: 'SGL',
  carrier_id: 'ca_1',
  client_id: 'cl_1',
  status: 'RELEASED',
  coverage_request_id: null,
  coverages: [coverage],
  pricing_summaries: [],
  effective_date: null,
  requested_effective_date: '2026-12-01',
  expiration_date: '2026-12-15',
  notes: null,
  client_requested: false,
  has_tria: true,
};
const detail = {
  unique_name: 'gl',
  limits: [{ type: 'AGGREGATE', amount: 200_000_000 }],
  out_of_pockets: [{ amount: 50_000 }],
  review_required: true,
};
const request = {
  id: 'cr_1',
  status: 'PENDING',
  product_name: 'SGL',
  carrier_id: 'ca_1',
  tracking_id: 'tr_1',
  created_at: '2026-11-20T18:00:00Z',
  notes: null,
  client_requested: true,
  coverage_details: [detail],
};
const onePackage = {
  id: 'pk_1',
  name: 'Essentials',
  description: null,
  status: 'READY',
  recommended: false,
  is_client_custom_package: false,
  order: 1,
  product_name: null,
  carrier_id: 'ca_1',
  coverages: ['gl'],
  quotes: [quote],
  coverage_requests: [request],
};
const submission = {
  id: 'ms_1',
  status: 'RELEASED',
  client_data_id: 'app_1',
  expiration_date: '2026-12-20',
  packages: [onePackage],
  quotes: [quote],
  coverage_requests: [request],
  referral_partner: null,
  details: null,
  selected_package_id: null,
};
const offer = { carrier_id: 'ca_1', product_name: 'SGL', coverages: [coverage] };

type Entity = readonly [what: string, whole: object, isRead: (value: object) => boolean];

const entities: readonly Entity[] = [
  ['PACKAGES-075 a market submission', submission, (value) => is(value, MarketSubmission)],
  ['PACKAGES-077 a package', onePackage, (value) => is(value, Package)],
  ['PACKAGES-078 a quote', quote, (value) => is(value, Quote)],
  ['PACKAGES-079 a coverage of a quote', coverage, (value) => is(value, Coverage)],
  ['PACKAGES-080 a limit', limit, (value) => is(value, Limit)],
  ['PACKAGES-084 an out-of-pocket', outOfPocket, (value) => is(value, OutOfPocket)],
  ['PACKAGES-086 a feature of a coverage', feature, (value) => is(value, CoverageFeature)],
  ['PACKAGES-087 a coverage request', request, (value) => is(value, CoverageRequest)],
];

const without = (value: object, name: string) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));

test.each(entities)('%s needs each of its fields', (_, whole, isRead) => {
  expect(isRead(whole)).toBe(true);
  expect(Object.keys(whole).filter((name) => isRead(without(whole, name)))).toEqual([]);
});

test('PACKAGES-079 a premium of a coverage has a code and whole cents', () => {
  for (const premium of [{ code: 'gl_premium' }, { amount: 90_000 }, { code: 'x', amount: 0.5 }])
    expect(is({ ...coverage, premiums: [premium] }, Coverage)).toBe(false);
});

test.each(Object.keys(detail))(
  'PACKAGES-088 a detail of a request without %s is refused',
  (name) => {
    expect(is({ ...request, coverage_details: [without(detail, name)] }, CoverageRequest)).toBe(
      false,
    );
  },
);

test.each([
  ['limits', { amount: 1 }],
  ['limits', { type: 'OCCURRENCE' }],
  ['out_of_pockets', {}],
])('PACKAGES-088 what a request asks for its %s has to be whole: %o is not', (list, part) => {
  const coverage_details = [{ ...detail, [list]: [part] }];
  expect(is({ ...request, coverage_details }, CoverageRequest)).toBe(false);
});

test.each(Object.keys(offer))('PACKAGES-089 available coverages without %s are refused', (name) => {
  expect(is([offer], AvailableCoverages)).toBe(true);
  expect(is([without(offer, name)], AvailableCoverages)).toBe(false);
});

test.each(['PER_CLAIM', 'PER_ACCIDENT', 'PER_OCCURRENCE', 'PER_POLICY_TERM', 'PER_DAY'])(
  'PACKAGES-082 a limit and an out-of-pocket may hold %s',
  (frequency) => {
    expect(is({ ...limit, frequency }, Limit)).toBe(true);
    expect(is({ ...outOfPocket, frequency }, OutOfPocket)).toBe(true);
  },
);

test('a quote with one schedule has one id; a quote without any is refused', () => {
  expect(is({ ...quote, monthly_quote_id: null }, Quote)).toBe(true);
  expect(is({ ...quote, annual_quote_id: null }, Quote)).toBe(true);
  expect(is({ ...quote, annual_quote_id: null, monthly_quote_id: null }, Quote)).toBe(false);
});
