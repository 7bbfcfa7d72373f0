import * as s from 'superstruct';
import { LegacyPricing, TransactionFees } from './legacy-pricing.ts';
import { nullableText } from './wire.ts';

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

const LegacyPackage = s.object({
  quote: s.object({
    id: s.string(),
    koverages_accepted: s.array(s.string()),
    pricing: LegacyPricing,
  }),
  metadata: s.object({ transaction_fees: TransactionFees }),
  partnered_coverages: s.array(s.object({ name: s.string(), flag: s.boolean() })),
});

export const LegacyPackages = s.record(s.string(), LegacyPackage);

/** A package of a legacy application, as A§3 describes it. */
export type LegacyPackage = s.Infer<typeof LegacyPackage>;
