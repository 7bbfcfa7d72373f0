import type { ApplicationDecision, ApplicationStatus, LegacyStatus } from '@fairlead/domain';
import type { LegacyPaymentMethod } from '@fairlead/domain/legacy';
import * as s from 'superstruct';
import { Day, Moment, open } from './scalars.ts';

export const PreDecision = s.type({
  qualified: s.boolean(),
  reasoning_key: s.nullable(s.string()),
});

export const PendingDiscretion = s.type({
  id: s.string(),
  user_requested: s.boolean(),
  expedite_review_requested: s.boolean(),
});

export const RenewalFacts = s.type({
  is_renewal_application: s.boolean(),
  is_ready_for_renewal: s.boolean(),
  renewal_child_application_id: s.nullable(s.string()),
  /** Not among the fields of A§3: a server may leave it out. */
  policy_ends: s.optional(s.nullable(Day)),
});

/** A§3: an application of the new funnel. */
export const Application = s.type({
  id: s.string(),
  application_id: s.string(),
  legacy_application_id: s.nullable(s.string()),
  status: open<ApplicationStatus>(),
  created_at: Moment,
  legacy_renewal_parent_application_id: s.nullable(s.string()),
  renewal_parent_application_id: s.nullable(s.string()),
  pre_decision: s.nullable(PreDecision),
  application_decision: s.nullable(open<ApplicationDecision>()),
  incubator_program: s.nullable(s.string()),
  eligible_for_partner_discounts: s.boolean(),
  intake_application: s.boolean(),
  company_id: s.string(),
  renewal: s.nullable(RenewalFacts),
  pending_discretion_decision: s.nullable(PendingDiscretion),
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
  incubator_program: s.nullable(s.string()),
  quote_accepted_at: s.nullable(Moment),
  signed_at: s.nullable(Moment),
  is_paid: s.boolean(),
  is_completed: s.boolean(),
  package_slug: s.nullable(s.string()),
  pending_discretion_decision: s.nullable(PendingDiscretion),
  renewal: s.nullable(RenewalFacts),
  eligible_for_partner_discounts: s.boolean(),
  /** Extensions of A§3, which a server may leave out: how the accepted quote is paid, and why nobody signed it. */
  payment_method: s.optional(s.nullable(open<LegacyPaymentMethod>())),
  unsigned: s.optional(
    s.nullable(s.type({ reason: open<'declined' | 'canceled'>(), officer_name: s.string() })),
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
  reason_token: s.nullable(s.string()),
});
export type Eligibility = s.Infer<typeof Eligibility>;
