import type { ApplicationDecision, ApplicationStatus, LegacyStatus } from '@fairlead/domain';
import type { LegacyPaymentMethod } from '@fairlead/domain/legacy';
import * as s from 'superstruct';
import { Day, Moment, open, orMissing, orNull } from './scalars.ts';

export const PreDecision = s.type({
  qualified: s.boolean(),
  reasoning_key: orNull(s.string()),
});

export const PendingDiscretion = s.type({
  id: s.string(),
  user_requested: s.boolean(),
  expedite_review_requested: s.boolean(),
});

export const RenewalFacts = s.type({
  is_renewal_application: s.boolean(),
  is_ready_for_renewal: s.boolean(),
  renewal_child_application_id: orNull(s.string()),
  /** Not among the fields of A§3: a server may leave it out. */
  policy_ends: s.optional(s.nullable(Day)),
});

/** The program that a company came by. A rule holds for it however a server writes its name. */
const Program = s.coerce(s.string(), s.string(), (name) => name.toLowerCase());

/** A§3: an application of the new funnel. */
export const Application = s.type({
  id: s.string(),
  application_id: s.string(),
  legacy_application_id: orNull(s.string()),
  status: open<ApplicationStatus>(),
  created_at: Moment,
  legacy_renewal_parent_application_id: orNull(s.string()),
  renewal_parent_application_id: orNull(s.string()),
  pre_decision: orNull(PreDecision),
  application_decision: orNull(open<ApplicationDecision>()),
  incubator_program: orNull(Program),
  eligible_for_partner_discounts: s.boolean(),
  intake_application: s.boolean(),
  company_id: s.string(),
  renewal: orNull(RenewalFacts),
  pending_discretion_decision: orNull(PendingDiscretion),
});
export type Application = s.Infer<typeof Application>;

/** A§3: an application of the older product, served by the policy admin shim (AMB-52). */
export const LegacyApplication = s.type({
  id: s.string(),
  status: open<LegacyStatus>(),
  /** Not among the fields of A§3: a server may leave it out. */
  created_at: s.optional(s.nullable(Moment)),
  intake_application: s.boolean(),
  is_upgrade: s.boolean(),
  incubator_program: orNull(Program),
  quote_accepted_at: orNull(Moment),
  signed_at: orNull(Moment),
  is_paid: s.boolean(),
  is_completed: s.boolean(),
  package_slug: orNull(s.string()),
  pending_discretion_decision: orNull(PendingDiscretion),
  renewal: orNull(RenewalFacts),
  eligible_for_partner_discounts: s.boolean(),
  /** Extensions of A§3, which a server may leave out: how the accepted quote is paid, and why nobody signed it. */
  payment_method: s.optional(s.nullable(open<LegacyPaymentMethod>())),
  unsigned: orMissing(
    orNull(s.type({ reason: open<'declined' | 'canceled'>(), officer_name: s.string() })),
  ),
});
export type LegacyApplication = s.Infer<typeof LegacyApplication>;

/** A legacy application as the intake engine knows it: with the id of its application of the new funnel, if it has one. */
export const IntakeLegacyApplication = s.assign(
  LegacyApplication,
  s.type({ application_id: s.optional(s.nullable(s.string())) }),
);

export const DecisionResponse = s.type({ decision: open<ApplicationDecision>() });

/** A§3: result of the eligibility check. */
export const Eligibility = s.type({
  decision: open<'yes' | 'no' | 'maybe'>(),
  reason_token: orNull(s.string()),
});
export type Eligibility = s.Infer<typeof Eligibility>;
