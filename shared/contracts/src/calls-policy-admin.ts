import { expediteReasonNames } from '@fairlead/domain';
import * as s from 'superstruct';
import { Eligibility, LegacyApplication } from './application.ts';
import { endpoint } from './endpoint.ts';
import { Cents, Day, Nothing } from './scalars.ts';

const service = 'policy-admin';
const source = 'A§7';

export const getUserInfo = endpoint('get-user-info', {
  service,
  method: 'GET',
  path: '/v1/member/user_info',
  answer: s.type({ is_admin: s.boolean(), coverage_names: s.array(s.string()) }),
  source,
});

export const cancelDiscretion = endpoint('cancel-discretion', {
  service,
  method: 'PUT',
  path: '/v1/discretion_decisions/:id/cancel',
  answer: s.type({ application_id: s.string() }),
  source,
});

export const expediteReasons = expediteReasonNames;

export const expediteReview = endpoint('expedite-review', {
  service,
  method: 'POST',
  path: '/v1/discretion_decisions/:id/expedite_review',
  body: s.object({
    deadline: Day,
    expedite_reason: s.enums(expediteReasons),
    expedite_details: s.string(),
  }),
  answer: Nothing,
  source,
});

export const getLegacyApplication = endpoint('get-legacy-application', {
  service,
  method: 'GET',
  path: '/v1/applications/:id',
  answer: LegacyApplication,
  source,
});

/** Newest first. */
export const listLegacyApplications = endpoint('list-legacy-applications', {
  service,
  method: 'GET',
  path: '/v1/applications',
  answer: s.array(LegacyApplication),
  source,
});

/** The eligibility check after the intake form, by legacy application id. */
export const getMadlibDecision = endpoint('get-madlib-decision', {
  service,
  method: 'GET',
  path: '/v1/applications/:id/madlib_decision',
  answer: Eligibility,
  source,
});

/** The eligibility check of a renewal, by legacy application id. */
export const getPrequalDecision = endpoint('get-prequal-decision', {
  service,
  method: 'GET',
  path: '/v1/applications/:id/prequal_decision',
  answer: Eligibility,
  source,
});

export const getPreRenewalDecisions = endpoint('get-pre-renewal-decisions', {
  service,
  method: 'GET',
  path: '/v2/companies/:id/pre_renewal_decisions/active_decisions',
  answer: s.array(s.type({ decision: s.string() })),
  source,
});

export const getPreviousPaymentInfo = endpoint('get-previous-payment-info', {
  service,
  method: 'GET',
  path: '/v1/applications/:id/previous_payment_info',
  answer: s.type({
    type: s.string(),
    charge_type: s.string(),
    network: s.nullable(s.string()),
    bank: s.nullable(s.string()),
    last_four: s.string(),
  }),
  source,
});

/** A§3: a marketing qualified lead. */
export const Lead = s.type({
  id: s.nullable(s.string()),
  client_id: s.nullable(s.string()),
  contact_id: s.nullable(s.string()),
  error_message: s.nullable(s.string()),
  error_code: s.nullable(s.string()),
});
export type Lead = s.Infer<typeof Lead>;

const optionalText = s.nullable(s.string());

export const createLead = endpoint('create-lead', {
  service,
  method: 'POST',
  path: '/v1/marketing_qualified_leads',
  body: s.object({
    madlib_email: s.string(),
    madlib_data: s.record(s.string(), s.unknown()),
    segment_anonymous_id: optionalText,
    utm_content: optionalText,
    utm_name: optionalText,
    utm_source: optionalText,
    utm_term: optionalText,
    utm_medium: optionalText,
    referral_partner: optionalText,
    offer_code: optionalText,
    referrer_id: optionalText,
    account_id: optionalText,
    opportunity_id: optionalText,
    url_params: optionalText,
  }),
  answer: Lead,
  headers: ['Idempotency-Key'],
  errors: [
    { status: 409, code: 'existing_client_conflict', means: 'the client exists already' },
    {
      status: 400,
      code: 'mql_creation_failed',
      means: 'the lead was not created; the flow goes on',
    },
  ],
  source: 'A§7, AMB-53',
});

export const updateLead = endpoint('update-lead', {
  service,
  method: 'PATCH',
  path: '/v1/marketing_qualified_leads/:id',
  body: s.object({
    id: s.string(),
    auth0_email: s.optional(s.string()),
    email_verified: s.optional(s.boolean()),
  }),
  answer: Lead,
  source: 'A§7, AMB-53',
});

export const reportAccountRegistered = endpoint('lead-account-registered', {
  service,
  method: 'POST',
  path: '/v1/marketing_qualified_leads/:id/account_registered',
  body: s.object({ auth0_email: s.string() }),
  answer: Nothing,
  source,
});

export const reportEmailVerified = endpoint('lead-email-verified', {
  service,
  method: 'POST',
  path: '/v1/marketing_qualified_leads/:id/email_verified',
  answer: Nothing,
  source,
});

export const reportApplicationCreated = endpoint('lead-application-created', {
  service,
  method: 'POST',
  path: '/v1/marketing_qualified_leads/:id/application_created',
  body: s.object({ application_id: s.string() }),
  answer: Nothing,
  source,
});

/** For the market submission too, where `id` is the application behind it (AMB-16). */
export const createLinkToken = endpoint('create-link-token', {
  service,
  method: 'GET',
  path: '/v1/applications/:id/create_link_token',
  answer: s.type({ link_token: s.string() }),
  source: 'A§7, B§7, AMB-16',
});

const FeePair = s.type({ card: Cents, ach_debit: Cents });

/** A§3: the packages of a legacy application, keyed by slug. */
export const getLegacyPackages = endpoint('get-legacy-packages', {
  service,
  method: 'GET',
  path: '/v1/applications/:id/packages',
  answer: s.record(
    s.string(),
    s.type({
      quote: s.type({
        id: s.string(),
        pricing: s.type({
          monthly_initial_amount_cents: Cents,
          monthly_rest_amount_cents: Cents,
          annual_amount_cents: Cents,
        }),
        koverages_accepted: s.array(s.string()),
      }),
      metadata: s.type({
        transaction_fees: s.type({
          annual: FeePair,
          monthly: s.type({ initial: FeePair, per_month: FeePair }),
        }),
      }),
      partnered_coverages: s.array(s.type({ name: s.string(), flag: s.boolean() })),
    }),
  ),
  source,
});
