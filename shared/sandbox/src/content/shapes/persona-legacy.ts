import * as s from 'superstruct';
import { nullableText, whole } from './wire.ts';

export const LegacyApplication = s.object({
  id: s.string(),
  status: s.string(),
  intake_application: s.boolean(),
  is_upgrade: s.boolean(),
  incubator_program: nullableText,
  quote_accepted_at: nullableText,
  signed_at: nullableText,
  is_paid: s.boolean(),
  is_completed: s.boolean(),
  package_slug: nullableText,
  eligible_for_partner_discounts: s.boolean(),
  pending_discretion_decision: s.nullable(s.unknown()),
  renewal: s.nullable(s.unknown()),
});

const amount = s.object({ amount_cents: whole });
const split = s.array(s.object({ code: s.string(), initial: amount, per_month: amount }));
const flat = s.array(s.object({ code: s.string(), amount_cents: whole }));
const fees = s.object({ card: whole, ach_debit: whole });

const LegacyPackage = s.object({
  quote: s.object({
    id: s.string(),
    koverages_accepted: s.array(s.string()),
    pricing: s.object({
      monthly_initial_amount_cents: whole,
      monthly_rest_amount_cents: whole,
      monthly_last_amount_cents: whole,
      annual_amount_cents: whole,
      monthly: s.object({ fees: split, taxes: split }),
      annual: s.object({ fees: flat, taxes: flat }),
    }),
  }),
  metadata: s.object({
    transaction_fees: s.object({
      annual: fees,
      monthly: s.object({ initial: fees, per_month: fees }),
    }),
  }),
  partnered_coverages: s.array(s.object({ name: s.string(), flag: s.boolean() })),
});

export const LegacyPackages = s.record(s.string(), LegacyPackage);

/** A package of a legacy application, as A§3 describes it. */
export type LegacyPackage = s.Infer<typeof LegacyPackage>;
