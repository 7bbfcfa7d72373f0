import * as s from 'superstruct';
import { coverageNames, productNames } from '../../content/names.ts';
import { answers } from '../../content/shapes/answers.ts';

const whole = s.integer();
const amounts = s.array(s.object({ code: s.string(), amount: whole }));

const ExampleCoverage = s.object({
  unique_name: s.enums(coverageNames),
  limits: s.record(s.string(), whole),
  out_of_pockets: s.record(s.string(), whole),
  features: s.array(s.string()),
  steps: s.array(s.object({ step: s.string(), input: whole, result_cents: whole })),
  premium: s.object({ code: s.string(), amount: whole }),
  review_required: s.array(s.string()),
  refers: s.array(s.string()),
});

const ExampleSummary = s.object({
  billing_interval: s.enums(['MONTHLY', 'ANNUALLY']),
  discounts: amounts,
  net_premium_cents: whole,
  taxes: amounts,
  fees: amounts,
  total_cents: whole,
  tax_base_cents: s.optional(whole),
});

const ExampleQuote = s.object({
  product_name: s.enums(productNames),
  underwriter_adjustment_bp: whole,
  coverages: s.array(ExampleCoverage),
  premium_cents: whole,
  underwriter_adjustment_cents: whole,
  state_minimum_cents: whole,
  state_minimum_rounding_cents: whole,
  adjusted_premium_cents: whole,
  pricing_summaries: s.array(ExampleSummary),
});

const fees = s.object({ card: whole, ach_debit: whole });

const ExamplePackage = s.object({
  monthly_total_cents: whole,
  annual_total_cents: whole,
  annual_savings_cents: whole,
  monthly_plan: s.object({
    monthly_amount: whole,
    first_payment: whole,
    next_nine_each: whole,
    last_payment: whole,
  }),
  transaction_fees: s.object({ annual: fees, monthly_initial: fees, monthly_per_month: fees }),
});

const Example = s.object({
  id: s.string(),
  title: s.string(),
  answers,
  application: s.optional(
    s.object({
      partner: s.optional(s.string()),
      incubator_program: s.optional(s.string()),
      eligible_for_partner_discounts: s.optional(s.boolean()),
      carta_connected: s.optional(s.boolean()),
      first_policy: s.optional(s.boolean()),
      years_insured: s.optional(whole),
    }),
  ),
  facts: s.record(s.string(), whole),
  quotes: s.array(ExampleQuote),
  package: ExamplePackage,
});

export const WorkedExamplesShape = s.object({
  version: whole,
  as_of: s.string(),
  examples: s.array(Example),
});

/** The examples of rating.md §10 as data, from worked-examples.yaml. */
export type WorkedExamples = s.Infer<typeof WorkedExamplesShape>;
export type WorkedExample = s.Infer<typeof Example>;
