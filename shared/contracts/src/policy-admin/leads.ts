import * as s from 'superstruct';
import { endpointsOf } from '../protocol/endpoint.ts';
import { Nothing, orNull } from '../shapes/scalars.ts';

const endpoint = endpointsOf('policy-admin', 'A§7');

const optionalText = s.nullable(s.string());

/** A§3: a marketing qualified lead. */
export const Lead = s.type({
  id: orNull(s.string()),
  client_id: orNull(s.string()),
  contact_id: orNull(s.string()),
  error_message: orNull(s.string()),
  error_code: orNull(s.string()),
});
export type Lead = s.Infer<typeof Lead>;

export const createLead = endpoint('create-lead', {
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
    { status: 409, code: 'existing_client_conflict', means: 'the client already exists' },
    {
      status: 400,
      code: 'mql_creation_failed',
      means: 'the lead was not created; the flow continues',
    },
  ],
  source: 'A§7, AMB-53',
});

export const updateLead = endpoint('update-lead', {
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
  method: 'POST',
  path: '/v1/marketing_qualified_leads/:id/account_registered',
  body: s.object({ auth0_email: s.string() }),
  answer: Nothing,
});

export const reportEmailVerified = endpoint('lead-email-verified', {
  method: 'POST',
  path: '/v1/marketing_qualified_leads/:id/email_verified',
  answer: Nothing,
});

export const reportApplicationCreated = endpoint('lead-application-created', {
  method: 'POST',
  path: '/v1/marketing_qualified_leads/:id/application_created',
  body: s.object({ application_id: s.string() }),
  answer: Nothing,
});
