import * as s from 'superstruct';

/** Parts that personas.yaml and sample-quotes.yaml share: they are written in the shapes of B§3. */
export const nullableText = s.nullable(s.string());
export const whole = s.integer();
const unit = s.enums(['CURRENCY_USD', 'PERCENTAGE', 'DAYS', 'HOURS']);
const amounts = s.array(s.object({ code: s.string(), amount: whole }));

const Limit = s.object({
  unique_name: s.string(),
  unit,
  frequency: s.string(),
  value: whole,
  is_policy_limit: s.boolean(),
  intervals: s.array(whole),
  stp_intervals: s.array(whole),
});

const OutOfPocket = s.object({
  unique_name: s.string(),
  label: s.string(),
  unit,
  frequency: s.string(),
  value: whole,
  intervals: s.array(whole),
  stp_intervals: s.array(whole),
});

const SubCoverage = s.object({
  unique_name: s.string(),
  is_enabled: s.boolean(),
  limits: s.array(Limit),
  out_of_pockets: s.array(OutOfPocket),
});

export const FullCoverage = s.object({
  unique_name: s.string(),
  is_enabled: s.boolean(),
  review_required: s.boolean(),
  stp_available: s.boolean(),
  premiums: amounts,
  limits: s.array(Limit),
  out_of_pockets: s.array(OutOfPocket),
  coverage_features: s.array(s.object({ unique_name: s.string(), is_enabled: s.boolean() })),
  sub_coverages: s.optional(s.array(SubCoverage)),
});

export const PricingSummary = s.object({
  billing_interval: s.enums(['MONTHLY', 'ANNUALLY']),
  total_price: s.object({ amount: whole, code: s.string(), currency: s.literal('USD') }),
  adjustments: amounts,
  taxes: amounts,
  fees: amounts,
  discounts: amounts,
});

export const CoverageDetails = s.object({
  unique_name: s.string(),
  limits: s.array(s.object({ type: s.enums(['AGGREGATE', 'OCCURRENCE']), amount: whole })),
  out_of_pockets: s.array(s.object({ amount: whole })),
  review_required: s.boolean(),
});

export const quoteHeader = {
  annual_quote_id: s.string(),
  monthly_quote_id: s.string(),
  product_name: s.enums(['SGL', 'CP_CPP', 'CP_CEM', 'SML']),
  status: s.enums(['RELEASED', 'EXPIRED', 'CANCELED', 'BOUND', 'BIND_REQUESTED', 'QUOTED']),
  requested_effective_date: s.string(),
  expiration_date: s.string(),
};

export const quoteDetails = {
  policy_number: nullableText,
  carrier_id: s.string(),
  client_id: s.string(),
  coverage_request_id: nullableText,
  effective_date: nullableText,
  notes: nullableText,
  client_requested: s.boolean(),
  has_tria: s.boolean(),
  coverages: s.array(FullCoverage),
  pricing_summaries: s.array(PricingSummary),
};

export const requestHeader = {
  id: s.string(),
  status: s.enums(['PENDING', 'QUOTED', 'DECLINED', 'INITIALIZED', 'SUBMITTABLE', 'FAILED']),
  product_name: s.enums(['SGL', 'CP_CPP', 'CP_CEM', 'SML']),
  carrier_id: s.string(),
  tracking_id: s.string(),
  created_at: s.string(),
  notes: nullableText,
  client_requested: s.boolean(),
  coverage_details: s.array(CoverageDetails),
};
