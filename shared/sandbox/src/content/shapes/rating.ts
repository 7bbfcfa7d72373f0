import * as s from 'superstruct';
import { coverageNames, productNames } from '../names.ts';
import { ConditionShape } from './condition.ts';
import { count, perCoverage } from './rating-coverage.ts';

const cents = count;
const coverage = s.enums(coverageNames);
const products = s.array(s.enums(productNames));

const Product = s.object({
  name: s.string(),
  rank: count,
  paper: s.enums(['ADMITTED', 'SURPLUS_LINES']),
  coverages: s.array(coverage),
  required: s.array(coverage),
  has_tria: s.boolean(),
  excludes_product: s.optional(s.enums(productNames)),
  policy_fee_cents: cents,
  state_minimum_premium_cents: s.record(s.string(), cents),
  bundle_discount: s.optional(s.object({ code: s.string(), min_coverages: count, rate_bp: count })),
});

const ClaimsFactors = s.object({
  by_count_bp: s.record(s.string(), count),
  three_or_more: s.object({ factor_bp: count, refer: s.optional(s.boolean()) }),
  clean_with_history: s.object({ factor_bp: count, years_insured_at_least: count }),
  severity: s.array(s.object({ from_cents: cents, add_bp: count, refer: s.optional(s.boolean()) })),
  families: s.array(s.string()),
});

const GrowthFactors = s.object({
  bands: s.array(
    s.object({
      up_to_bp: s.optional(count),
      factor_bp: count,
      refer_when_next_year_over_cents: s.optional(cents),
    }),
  ),
  applies_to: s.array(coverage),
});

const PartnerDiscount = s.object({
  partner: s.string(),
  rate_bp: count,
  rate_when: s.optional(s.object({ rate_bp: count, when: ConditionShape })),
  products,
  first_policy_only: s.optional(s.boolean()),
  cap_cents: s.optional(cents),
  source: s.string(),
});

const Discounts = s.object({
  cap_bp: count,
  floor: s.string(),
  paid_in_full: s.object({
    code: s.string(),
    billing_interval: s.enums(['MONTHLY', 'ANNUALLY']),
    rate_bp: count,
  }),
  partner: s.record(s.string(), PartnerDiscount),
  partners_without_premium_discount: s.array(s.string()),
});

const SurplusLines = s.object({
  tax_code: s.string(),
  stamping_code: s.string(),
  policy_fee_code: s.string(),
  states: s.record(
    s.string(),
    s.object({
      tax_bp: count,
      stamping_bp: s.optional(count),
      stamping_flat_cents: s.optional(cents),
      fee_taxed: s.boolean(),
    }),
  ),
});

const AdmittedCharge = s.object({
  code: s.string(),
  kind: s.enums(['TAX', 'FEE']),
  products,
  base: s.optional(s.enums(['NET_PREMIUM', 'PROPERTY_PREMIUM'])),
  rate_bp: s.optional(count),
  flat_cents: s.optional(cents),
  needs: s.optional(s.string()),
  level: s.enums(['state', 'municipal']),
});

const Payment = s.object({
  monthly: s.object({
    initial_months: count,
    following_payments: count,
    monthly_amount: s.string(),
    last_payment: s.string(),
  }),
  transaction_fees: s.record(
    s.enums(['card', 'ach_debit']),
    s.object({ rate_bp: count, cap_cents: s.optional(cents) }),
  ),
});

const RecipeCoverage = s.object({
  coverage,
  limit: s.optional(count),
  retention: s.optional(count),
});

const Recipes = s.object({
  market_submission: s.array(
    s.object({
      name: s.string(),
      description: s.string(),
      recommended: s.boolean(),
      coverages: s.array(RecipeCoverage),
    }),
  ),
  legacy_slugs: s.record(s.string(), s.string()),
  answered_limits: s.record(s.string(), s.string()),
  features_from_answers: s.array(s.object({ coverage, feature: s.string(), when: ConditionShape })),
  choose_product: s.string(),
});

export const RatingShape = s.object({
  version: count,
  as_of: s.string(),
  rounding: s.literal('half_up'),
  carrier: s.object({ carrier_id: s.string(), name: s.string() }),
  live_states: s.array(s.string()),
  products: s.record(s.enums(productNames), Product),
  dependents: s.array(
    s.object({
      coverage: s.string(),
      parent: coverage,
      product: s.enums(productNames),
      kind: s.enums(['BUNDLED', 'ADD_ON']),
    }),
  ),
  industry_classes: s.record(s.string(), s.record(s.string(), count)),
  class_factors: s.record(s.string(), s.record(s.string(), count)),
  state_factors: s.record(s.string(), s.record(s.string(), count)),
  coverages: perCoverage,
  claims_factors: ClaimsFactors,
  growth_factors: GrowthFactors,
  underwriter_adjustment: s.object({
    code: s.string(),
    authority_bp: s.object({ min: s.integer(), max: s.integer() }),
    default_bp: s.integer(),
  }),
  state_minimum: s.object({ code: s.string() }),
  discounts: Discounts,
  surplus_lines: SurplusLines,
  admitted_charges: s.record(s.string(), s.array(AdmittedCharge)),
  tria: s.object({ separate_premium_cents: cents, note: s.string() }),
  payment: Payment,
  expiry: s.object({
    quote_days: count,
    application_days: count,
    effective_date: s.string(),
    signature_days: count,
    unpaid_after_effective_days: count,
  }),
  package_recipes: Recipes,
  availability: s.record(coverage, ConditionShape),
  new_york_variants: s.object({ state: s.string(), names: s.record(s.string(), s.string()) }),
});

/** The tables of rating.yaml. */
export type Rating = s.Infer<typeof RatingShape>;
export type AdmittedCharge = s.Infer<typeof AdmittedCharge>;
export type PartnerDiscount = s.Infer<typeof PartnerDiscount>;
export type RecipeCoverage = s.Infer<typeof RecipeCoverage>;
export type ProductTable = s.Infer<typeof Product>;
