import { experiences } from '@fairlead/domain';
import * as s from 'superstruct';
import { answerSets, answers } from './answers.ts';
import { LegacyApplication, LegacyPackages } from './persona-legacy.ts';
import { personaPackage } from './persona-package.ts';
import { nullableText, whole } from './wire.ts';

const Session = s.object({
  authenticated: s.boolean(),
  email_verified: s.boolean(),
  auth_source: s.enums(['auth_service', 'auth_service_embedded']),
  contact_id: s.string(),
  client_id: nullableText,
  client_selection_required: s.boolean(),
  is_admin: s.boolean(),
  coverage_names: s.array(s.string()),
  clients: s.optional(s.array(s.object({ client_id: s.string(), company: s.string() }))),
  auth_code: s.optional(s.string()),
  invalid_auth_code: s.optional(s.string()),
});

const Address = s.object({
  line_1: s.string(),
  line_2: s.optional(nullableText),
  city: s.string(),
  region: s.string(),
  county: s.string(),
  postal_code: s.string(),
  country: s.string(),
  type: s.enums(['COWORKING_SPACE', 'HOME', 'OFFICE']),
});

const Company = s.object({
  company_id: s.string(),
  legal_name: s.string(),
  website: s.string(),
  industry: s.string(),
  state: s.string(),
  employees: whole,
});

const Lead = s.object({
  id: nullableText,
  status: s.optional(s.string()),
  error_code: s.optional(s.string()),
  error_message: s.optional(s.string()),
  existing_client_id: s.optional(s.string()),
});

const PreDecision = s.object({ qualified: s.boolean(), reasoning_key: s.string() });

const Application = s.object({
  id: s.string(),
  legacy_application_id: nullableText,
  status: s.enums(['CREATED', 'IN_PROGRESS', 'SUBMITTED']),
  created_at: s.string(),
  company_id: s.string(),
  incubator_program: nullableText,
  eligible_for_partner_discounts: s.boolean(),
  pre_decision: PreDecision,
  application_decision: s.nullable(
    s.object({
      decision: s.enums(['DECLINED', 'REQUIRES_REVIEW', 'NON_LEGACY_ATTEST', 'APPROVED']),
      reasons: s.array(s.string()),
    }),
  ),
  legacy_renewal_parent_application_id: nullableText,
  renewal_parent_application_id: nullableText,
  pending_discretion_decision: s.nullable(
    s.object({
      id: s.string(),
      user_requested: s.boolean(),
      expedite_review_requested: s.boolean(),
    }),
  ),
  renewal: s.object({
    is_renewal_application: s.boolean(),
    is_ready_for_renewal: s.boolean(),
    renewal_child_application_id: nullableText,
  }),
  answered_question_sets: s.union([s.literal('all'), s.array(s.string())]),
  next_question_set: s.optional(s.string()),
});

const MarketSubmission = s.object({
  id: s.string(),
  status: s.string(),
  client_data_id: s.string(),
  expiration_date: s.string(),
  referral_partner: nullableText,
  details: nullableText,
  selected_package_id: nullableText,
  requested_effective_date: s.string(),
  packages: s.array(personaPackage),
  library: s.optional(s.string()),
});

const AfterReview = s.object({
  outcome: s.string(),
  rule: s.string(),
  underwriter_adjustment_bp: whole,
  market_submission_status: s.string(),
  packages: s.array(personaPackage),
});

const Persona = s.object({
  id: s.string(),
  shows: s.string(),
  person: s.object({
    first_name: s.string(),
    last_name: s.string(),
    title: s.string(),
    email: s.string(),
    phone: s.optional(s.string()),
  }),
  session: Session,
  experience: s.enums(experiences),
  start: s.string(),
  flags: s.record(s.string(), s.boolean()),
  attribution: s.optional(s.object({ partner: nullableText, incubator_program: nullableText })),
  lead: s.optional(Lead),
  company: s.optional(Company),
  locations: s.optional(s.array(Address)),
  eligibility: s.optional(
    s.object({ decision: s.enums(['yes', 'no', 'maybe']), reason_token: s.string() }),
  ),
  application: s.optional(Application),
  legacy_application: s.optional(LegacyApplication),
  legacy_packages: s.optional(LegacyPackages),
  answers_from: s.optional(s.string()),
  answers_changed: s.optional(answers),
  answers_removed: s.optional(s.array(s.string())),
  answer_sets: s.optional(answerSets),
  skipped_question_sets: s.optional(s.array(s.string())),
  facts: s.optional(s.record(s.string(), whole)),
  market_submission: s.optional(MarketSubmission),
  after_review: s.optional(AfterReview),
  expedite_request: s.optional(
    s.object({ deadline: s.string(), expedite_reason: s.string(), expedite_details: s.string() }),
  ),
  outside_rows_from: s.optional(whole),
  policy_ends: s.optional(s.string()),
  pre_renewal_decision: s.optional(s.string()),
  loss_ratio_bp: s.optional(whole),
  heading: s.optional(s.string()),
  new_address: s.optional(Address),
  pre_decision_after_change: s.optional(PreDecision),
  previous_payment_info: s.optional(s.record(s.string(), nullableText)),
  carta: s.optional(s.object({ state: whole, connected: s.boolean() })),
  carta_popup: s.optional(s.record(s.string(), s.string())),
  enrichment: s.optional(
    s.array(
      s.object({
        unique_name: s.string(),
        source: s.string(),
        value: s.union([s.string(), s.number()]),
        index: whole,
      }),
    ),
  ),
  signature: s.optional(s.object({ email: s.string() })),
  payment: s.optional(
    s.object({
      payment_type: s.enums(['CC', 'ACH']),
      billing_interval: s.enums(['MONTHLY', 'ANNUALLY']),
      network: s.optional(s.string()),
      bank: s.optional(s.string()),
      last_four: s.string(),
    }),
  ),
  admin_person: s.optional(
    s.object({
      first_name: s.string(),
      last_name: s.string(),
      email: s.string(),
      is_admin: s.boolean(),
      contact_id: s.string(),
    }),
  ),
  child: s.optional(
    s.object({
      id: s.string(),
      status: s.string(),
      renewal_parent_application_id: nullableText,
      legacy_renewal_parent_application_id: nullableText,
    }),
  ),
  note: s.optional(s.string()),
  lands_on: s.string(),
  because: s.string(),
});

export const PersonasShape = s.object({
  version: whole,
  as_of: s.string(),
  bases: s.record(s.string(), s.string()),
  flags_note: s.string(),
  personas: s.array(Persona),
});

/** The people and companies of personas.yaml, with dates as of the file's day. */
export type Personas = s.Infer<typeof PersonasShape>;
export type Persona = s.Infer<typeof Persona>;
