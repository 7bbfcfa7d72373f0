import type {
  Coverage,
  CoverageRequest,
  Limit,
  MarketSubmission,
  OutOfPocket,
  Package,
  Quote,
} from '@fairlead/contracts/packages';
import { cents } from '@fairlead/domain/money';

/** The day on which every test of this area happens. */
export const today = '2026-11-20';

export const aLimit = (more: Partial<Limit> = {}): Limit => ({
  unique_name: 'epl_agg_limit',
  unit: 'CURRENCY_USD',
  frequency: 'PER_POLICY_TERM',
  value: 100_000_000,
  is_policy_limit: true,
  intervals: [50_000_000, 100_000_000, 200_000_000, 500_000_000],
  stp_intervals: [50_000_000, 100_000_000, 200_000_000],
  ...more,
});

export const anOutOfPocket = (more: Partial<OutOfPocket> = {}): OutOfPocket => ({
  unique_name: 'epl_retention',
  label: 'RETENTION',
  unit: 'CURRENCY_USD',
  frequency: 'PER_CLAIM',
  value: 1_500_000,
  intervals: [1_000_000, 1_500_000, 2_500_000],
  stp_intervals: [1_000_000, 1_500_000, 2_500_000],
  ...more,
});

export const aCoverage = (unique_name = 'epl', more: Partial<Coverage> = {}): Coverage => ({
  unique_name,
  is_enabled: true,
  review_required: false,
  stp_available: true,
  premiums: [{ code: `${unique_name}_premium`, amount: cents(1_200_00) }],
  limits: [aLimit({ unique_name: `${unique_name}_agg_limit` })],
  out_of_pockets: [anOutOfPocket({ unique_name: `${unique_name}_retention` })],
  coverage_features: [],
  sub_coverages: [],
  ...more,
});

const summary = (billing_interval: 'MONTHLY' | 'ANNUALLY', amount: number, paidInFull = 0) => ({
  billing_interval,
  total_price: { amount: cents(amount), code: 'total_price', currency: 'USD' },
  adjustments: [],
  taxes: [],
  fees: [],
  discounts: paidInFull ? [{ code: 'paid_in_full_discount', amount: cents(paidInFull) }] : [],
});

/** A quote of $1,200 a year by the month, $1,164 when the year is paid at once. */
export const aQuote = (key = 'a', more: Partial<Quote> = {}): Quote => ({
  annual_quote_id: `qa_${key}`,
  monthly_quote_id: `qm_${key}`,
  policy_number: null,
  product_name: 'SML',
  carrier_id: 'carrier',
  client_id: 'cl_1',
  status: 'RELEASED',
  coverage_request_id: null,
  coverages: [aCoverage('epl')],
  pricing_summaries: [summary('MONTHLY', 1_200_00), summary('ANNUALLY', 1_164_00, -36_00)],
  effective_date: null,
  requested_effective_date: null,
  expiration_date: '2026-12-15',
  notes: null,
  client_requested: false,
  has_tria: true,
  ...more,
});

export const aRequest = (more: Partial<CoverageRequest> = {}): CoverageRequest => ({
  id: 'cr_1',
  status: 'PENDING',
  product_name: 'SML',
  carrier_id: 'carrier',
  tracking_id: 'TRK-1',
  created_at: '2026-11-19T15:00:00Z',
  notes: null,
  client_requested: true,
  coverage_details: [
    {
      unique_name: 'epl',
      limits: [{ type: 'AGGREGATE', amount: 500_000_000 }],
      out_of_pockets: [],
      review_required: true,
    },
  ],
  ...more,
});

export const aPackage = (id = 'pk_1', more: Partial<Package> = {}): Package => ({
  id,
  name: id === 'pk_1' ? 'Recommended' : id,
  description: 'What it is for',
  status: 'READY',
  recommended: id === 'pk_1',
  is_client_custom_package: false,
  order: Number(id.split('_')[1] ?? 9),
  product_name: null,
  carrier_id: 'carrier',
  coverages: [],
  quotes: [aQuote(id)],
  coverage_requests: [],
  ...more,
});

export const aCustomPackage = (more: Partial<Package> = {}) =>
  aPackage('pk_9', { name: 'Custom', is_client_custom_package: true, ...more });

export const aSubmission = (more: Partial<MarketSubmission> = {}): MarketSubmission => ({
  id: 'ms_1',
  status: 'RELEASED',
  client_data_id: 'app_1',
  expiration_date: '2027-01-14',
  packages: [aPackage('pk_1'), aPackage('pk_2')],
  quotes: [],
  coverage_requests: [],
  referral_partner: null,
  details: null,
  selected_package_id: null,
  ...more,
});

/** A bound submission whose only package has one quote. */
export const aBoundSubmission = (quote: Parameters<typeof aQuote>[1]) =>
  aSubmission({
    status: 'BOUND',
    selected_package_id: 'pk_1',
    packages: [aPackage('pk_1', { quotes: [aQuote('a', quote)] })],
  });
