import { legacyPaymentMethods, packageSlugs, paymentSchedules } from '@fairlead/domain/legacy';
import * as s from 'superstruct';
import { productNames } from '../../content/names.ts';
import { answers } from '../../content/shapes/answers.ts';
import { flat, LegacyPricing, TransactionFees } from '../../content/shapes/legacy-pricing.ts';
import { whole } from '../../content/shapes/wire.ts';

const amounts = s.array(s.object({ code: s.string(), amount: whole }));
const slug = s.enums(packageSlugs);

const Context = s.object({
  date: s.optional(s.string()),
  is_renewal: s.optional(s.boolean()),
  first_policy: s.optional(s.boolean()),
  partner: s.optional(s.string()),
  incubator_program: s.optional(s.string()),
  eligible_for_partner_discounts: s.optional(s.boolean()),
  carta_connected: s.optional(s.boolean()),
});

const company = {
  persona: s.optional(s.string()),
  answers: s.optional(answers),
  answers_changed: s.optional(answers),
  application: s.optional(Context),
};

const Summary = s.object({
  adjustments: amounts,
  discounts: amounts,
  net_premium_cents: whole,
  taxes: amounts,
  fees: amounts,
  total_cents: whole,
});

const Payment = s.object({
  premium_cents: whole,
  rows: flat,
  transaction_fee_cents: whole,
  total_cents: whole,
});

const Example = s.object({
  id: s.string(),
  title: s.string(),
  input: s.object({
    ...company,
    slug,
    payment_schedule: s.enums(paymentSchedules),
    payment_method: s.enums(legacyPaymentMethods),
    flags: s.record(s.string(), s.boolean()),
    underwriter_adjustment_bp: s.optional(whole),
    previous_method: s.optional(s.boolean()),
    expiring: s.optional(s.object({ ...company, slug })),
  }),
  expect: s.object({
    quotes: s.array(
      s.object({
        product: s.enums(productNames),
        premiums: s.array(s.object({ coverage: s.string(), amount: whole })),
        MONTHLY: Summary,
        ANNUALLY: Summary,
      }),
    ),
    pricing: LegacyPricing,
    transaction_fees: TransactionFees,
    partnered_coverages: s.record(s.string(), s.boolean()),
    order_summary: s.object({
      one_payment: s.optional(Payment),
      first_payment: s.optional(Payment),
      per_month: s.optional(Payment),
      last_payment: s.optional(Payment),
    }),
    due_today_cents: whole,
    per_month_cents: s.nullable(whole),
    last_payment_cents: s.nullable(whole),
    monthly_total_cents: whole,
    annual_total_cents: whole,
    savings_cents: whole,
    savings_shown: s.nullable(s.string()),
    payment_call: s.object({
      amount_cents: whole,
      transaction_fees_displayed: s.boolean(),
      package_slug: slug,
      payment_schedule: s.enums(paymentSchedules),
      payment_method: s.enums(legacyPaymentMethods),
      sends: s.array(s.string()),
    }),
  }),
});

const AllSlugs = s.object({
  input: s.type({ persona: s.string(), application: Context }),
  expect: s.record(
    slug,
    s.object({
      initial: whole,
      rest: whole,
      last: whole,
      annual: whole,
      savings: whole,
      partner_discount_annual: whole,
    }),
  ),
});

export const WorkedExamplesLegacyShape = s.type({
  version: whole,
  as_of: s.string(),
  examples: s.array(Example),
  all_slugs: AllSlugs,
});

/** The examples of legacy.md as data, from worked-examples-legacy.yaml. */
export type WorkedExamplesLegacy = s.Infer<typeof WorkedExamplesLegacyShape>;
export type LegacyExample = s.Infer<typeof Example>;
