import { Cents, Day, Eligibility, endpoint, Nothing } from '@fairlead/contracts';
import { expediteReasonNames } from '@fairlead/domain/outcomes';
import * as s from 'superstruct';

const service = 'policy-admin';
const source = 'A§7';

const FeePair = s.type({ card: Cents, ach_debit: Cents });

export const cancelDiscretion = endpoint('cancel-discretion', {
  service,
  method: 'PUT',
  path: '/v1/discretion_decisions/:id/cancel',
  answer: s.type({ application_id: s.string() }),
  source,
});

export const expediteReview = endpoint('expedite-review', {
  service,
  method: 'POST',
  path: '/v1/discretion_decisions/:id/expedite_review',
  body: s.object({
    deadline: Day,
    expedite_reason: s.enums(expediteReasonNames),
    expedite_details: s.string(),
  }),
  answer: Nothing,
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

/** For the market submission too, where `id` is the application behind it (AMB-16). */
export const createLinkToken = endpoint('create-link-token', {
  service,
  method: 'GET',
  path: '/v1/applications/:id/create_link_token',
  answer: s.type({ link_token: s.string() }),
  source: 'A§7, B§7, AMB-16',
});

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
