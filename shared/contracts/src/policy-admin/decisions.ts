import { Day, Eligibility, endpointsOf, Nothing } from '@fairlead/contracts';
import { expediteReasonNames } from '@fairlead/domain/outcomes';
import * as s from 'superstruct';

const endpoint = endpointsOf('policy-admin', 'A§7');

export const cancelDiscretion = endpoint('cancel-discretion', {
  method: 'PUT',
  path: '/v1/discretion_decisions/:id/cancel',
  answer: s.type({ application_id: s.string() }),
});

export const expediteReview = endpoint('expedite-review', {
  method: 'POST',
  path: '/v1/discretion_decisions/:id/expedite_review',
  body: s.object({
    deadline: Day,
    expedite_reason: s.enums(expediteReasonNames),
    expedite_details: s.string(),
  }),
  answer: Nothing,
});

/** The eligibility check after the intake form, by legacy application id. */
export const getMadlibDecision = endpoint('get-madlib-decision', {
  method: 'GET',
  path: '/v1/applications/:id/madlib_decision',
  answer: Eligibility,
});

/** The eligibility check of a renewal, by legacy application id. */
export const getPrequalDecision = endpoint('get-prequal-decision', {
  method: 'GET',
  path: '/v1/applications/:id/prequal_decision',
  answer: Eligibility,
});

export const getPreRenewalDecisions = endpoint('get-pre-renewal-decisions', {
  method: 'GET',
  path: '/v2/companies/:id/pre_renewal_decisions/active_decisions',
  answer: s.array(s.type({ decision: s.string() })),
});

/** For the market submission too, where `id` is the application behind it (AMB-16). */
export const createLinkToken = endpoint('create-link-token', {
  method: 'GET',
  path: '/v1/applications/:id/create_link_token',
  answer: s.type({ link_token: s.string() }),
  source: 'A§7, B§7, AMB-16',
});
