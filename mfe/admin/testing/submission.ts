import type {
  CoverageRequest,
  MarketSubmission,
  Package,
  Quote,
} from '@fairlead/contracts/packages';
import { cents } from '@fairlead/domain/money';

type Summary = Quote['pricing_summaries'][number];

const summary = (billing_interval: string, amount: number): Summary => ({
  billing_interval,
  total_price: { amount: cents(amount), code: 'total_price', currency: 'USD' },
  adjustments: [],
  taxes: [],
  fees: [],
  discounts: [],
});

/** A quote with one coverage; default: $100.00 a month and $1,164.00 a year. */
export function aQuote(more: Partial<Quote> = {}): Quote {
  return {
    annual_quote_id: `qa_${more.product_name ?? 'SGL'}`,
    monthly_quote_id: `qm_${more.product_name ?? 'SGL'}`,
    policy_number: null,
    product_name: 'SGL',
    carrier_id: 'fairlead_sandbox',
    client_id: 'cl_1',
    status: 'RELEASED',
    coverage_request_id: null,
    coverages: [
      {
        unique_name: 'gl',
        is_enabled: true,
        review_required: false,
        stp_available: true,
        premiums: [{ code: 'gl_premium', amount: cents(120_000) }],
        limits: [aLimit('gl_occ_limit', 100_000_000, false), aLimit('gl_agg_limit', 200_000_000)],
        out_of_pockets: [
          {
            unique_name: 'gl_deductible',
            label: 'DEDUCTIBLE',
            unit: 'CURRENCY_USD',
            frequency: null,
            value: 50_000,
            intervals: [],
            stp_intervals: [],
          },
        ],
        coverage_features: [],
        sub_coverages: [],
      },
    ],
    pricing_summaries: [summary('MONTHLY', 120_000), summary('ANNUALLY', 116_400)],
    effective_date: null,
    requested_effective_date: '2099-12-01',
    expiration_date: '2099-12-15',
    notes: null,
    client_requested: false,
    has_tria: true,
    ...more,
  };
}

function aLimit(unique_name: string, value: number, is_policy_limit = true) {
  return {
    unique_name,
    unit: 'CURRENCY_USD',
    frequency: null,
    value,
    is_policy_limit,
    intervals: [],
    stp_intervals: [],
  };
}

export function aRequest(more: Partial<CoverageRequest> = {}): CoverageRequest {
  return {
    id: 'cr_1',
    status: 'PENDING',
    product_name: 'SML',
    carrier_id: 'fairlead_sandbox',
    tracking_id: 't_1',
    created_at: '2026-11-20T10:00:00Z',
    notes: null,
    client_requested: false,
    coverage_details: [
      {
        unique_name: 'dao',
        limits: [{ type: 'AGGREGATE', amount: 300_000_000 }],
        out_of_pockets: [{ amount: 1_000_000 }],
        review_required: true,
      },
    ],
    ...more,
  };
}

export function aPackage(id: string, more: Partial<Package> = {}): Package {
  return {
    id,
    name: `Package ${id}`,
    description: 'For a funded team.',
    status: 'IN_REVIEW',
    recommended: false,
    is_client_custom_package: false,
    order: 1,
    product_name: null,
    carrier_id: null,
    coverages: [],
    quotes: [aQuote()],
    coverage_requests: [],
    ...more,
  };
}

export function aSubmission(
  packages: readonly Package[],
  more: Partial<MarketSubmission> = {},
): MarketSubmission {
  return {
    id: 'ms_1',
    status: 'QUOTE_BLOCKED',
    client_data_id: 'app_1',
    expiration_date: '2099-12-20',
    packages: [...packages],
    quotes: packages.flatMap(({ quotes }) => quotes),
    coverage_requests: [],
    referral_partner: null,
    details: null,
    selected_package_id: null,
    ...more,
  };
}
