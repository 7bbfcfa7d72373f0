import { widen } from '@fairlead/contracts';
import * as s from 'superstruct';
import { ConditionShape } from './condition.ts';

const reasons = { admin: s.string(), applicant: s.string() };
const eligibility = s.enums(['yes', 'no', 'maybe']);
const decision = s.enums(['DECLINED', 'REQUIRES_REVIEW', 'NON_LEGACY_ATTEST', 'APPROVED']);

const EligibilityRule = s.object({
  id: s.string(),
  decision: eligibility,
  reason_token: s.string(),
  when: ConditionShape,
  ...reasons,
});

const PreDecision = s.object({
  eligibility,
  reason_token: s.optional(s.string()),
  qualified: s.boolean(),
  reasoning_key: s.string(),
});

const DecisionRule = s.object({
  id: s.string(),
  decision,
  when: ConditionShape,
  not_in_states: s.optional(s.array(s.string())),
  ...reasons,
});

const Incubator = s.object({
  program: s.string(),
  partner: s.nullable(s.string()),
  eligible_for_partner_discounts: s.boolean(),
  package_slugs: s.optional(s.array(s.string())),
  ineligible_slug: s.optional(s.string()),
  admit_when: s.optional(ConditionShape),
  discount_code: s.optional(s.string()),
  on_declined: s.optional(s.string()),
  note: s.optional(s.string()),
});

const PreRenewalRule = s.object({
  id: s.string(),
  decision: s.enums(['non_renewal', 'conditional_renewal', 'manual_renewal', 'automatic_renewal']),
  when: ConditionShape,
  ...reasons,
});

const SubmissionRule = s.object({
  id: s.string(),
  result: s.enums(['FAILED', 'QUOTE_BLOCKED', 'RELEASED']),
  when: ConditionShape,
  ...reasons,
});

const requestStatus = s.enums(['FAILED', 'DECLINED', 'PENDING', 'QUOTED']);

const CoverageRequestRule = s.object({
  id: s.string(),
  result: requestStatus,
  after_minutes: s.integer(),
  // biome-ignore lint/suspicious/noThenProperty: the key that underwriting.yaml uses; these rules are never awaited.
  then: s.optional(requestStatus),
  then_after_minutes: s.optional(s.integer()),
  when: ConditionShape,
  ...reasons,
});

const CoverageRequestNotes = s.object({
  statuses_on_the_way: s.array(s.string()),
  extra_facts: s.record(s.string(), s.string()),
});

const DiscretionRule = s.object({
  id: s.string(),
  outcome: s.enums(['decline', 'quote_with_adjustment', 'quote_as_rated']),
  adjustment_bp: s.optional(s.integer()),
  when_reasons: s.array(s.string()),
});

export const UnderwritingShape = s.object({
  version: s.integer(),
  as_of: s.string(),
  facts: s.record(s.string(), s.string()),
  eligibility: s.object({
    result_fields: s.array(s.string()),
    rules: s.array(EligibilityRule),
    routing_note: s.string(),
  }),
  pre_decision: s.array(PreDecision),
  decision: s.object({
    order: s.array(decision),
    combine: s.string(),
    rules: s.array(DecisionRule),
  }),
  channel: s.array(s.object({ id: s.string(), when: ConditionShape, reason: s.string() })),
  incubators: s.array(Incubator),
  renewal: s.object({
    window_days: s.integer(),
    pre_renewal_decisions: s.array(PreRenewalRule),
    notice_days: s.record(s.string(), s.integer()),
  }),
  market_submission: s.object({
    after_attest: s.array(SubmissionRule),
    after_repricing: s.array(SubmissionRule),
    extra_facts: s.record(s.string(), s.string()),
  }),
  coverage_requests: s.array(
    s.dynamic<CoverageRequestRule | CoverageRequestNotes>((given) =>
      typeof given === 'object' && given !== null && 'statuses_on_the_way' in given
        ? widen<CoverageRequestRule | CoverageRequestNotes>(CoverageRequestNotes)
        : widen<CoverageRequestRule | CoverageRequestNotes>(CoverageRequestRule),
    ),
  ),
  discretion: s.object({
    business_days: s.record(s.string(), s.string()),
    expedite_reasons: s.array(s.string()),
    user_requested: s.string(),
    combine: s.string(),
    sandbox_outcomes: s.array(DiscretionRule),
  }),
});

/** The rules of underwriting.yaml. */
export type Underwriting = s.Infer<typeof UnderwritingShape>;
export type EligibilityRule = s.Infer<typeof EligibilityRule>;
export type DecisionRule = s.Infer<typeof DecisionRule>;
export type Incubator = s.Infer<typeof Incubator>;
export type SubmissionRule = s.Infer<typeof SubmissionRule>;
export type CoverageRequestRule = s.Infer<typeof CoverageRequestRule>;
type CoverageRequestNotes = s.Infer<typeof CoverageRequestNotes>;
export type PreRenewalRule = s.Infer<typeof PreRenewalRule>;
