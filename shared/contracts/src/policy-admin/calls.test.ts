import { stateCalls } from '../../testing/state-calls.ts';

const eligibility = '{ decision: text, reason_token: string | null }';
const lead =
  '{ id: string | null, client_id: string | null, contact_id: string | null, error_message: string | null, error_code: string | null }';

stateCalls('policy-admin', [
  [
    'API-025 AUTH-032',
    'get-user-info',
    'GET /v1/member/user_info',
    { answer: '{ is_admin: boolean, coverage_names: [string] }' },
  ],
  [
    'API-026',
    'cancel-discretion',
    'PUT /v1/discretion_decisions/:id/cancel',
    { answer: '{ application_id: string }' },
  ],
  [
    'API-027',
    'expedite-review',
    'POST /v1/discretion_decisions/:id/expedite_review',
    {
      body: '{ deadline: string, expedite_reason: "expiring_coverage" | "contract_requirement" | "product_launch" | "upcoming_board_meeting" | "other", expedite_details: string }',
    },
  ],
  [
    'API-028 CHECKOUT-021',
    'get-legacy-application',
    'GET /v1/applications/:id',
    {
      answer:
        '{ id: string, status: text, created_at?: Moment | null, intake_application: boolean, is_upgrade: boolean, incubator_program: string | null, quote_accepted_at: Moment | null, signed_at: Moment | null, is_paid: boolean, is_completed: boolean, package_slug: string | null, pending_discretion_decision: { id: string, user_requested: boolean, expedite_review_requested: boolean } | null, renewal: { is_renewal_application: boolean, is_ready_for_renewal: boolean, renewal_child_application_id: string | null, policy_ends?: string | null } | null, eligible_for_partner_discounts: boolean, payment_method?: text | null, unsigned?: { reason: text, officer_name: string } | null }',
    },
  ],
  ['API-029', 'list-legacy-applications', 'GET /v1/applications'],
  ['API-030', 'get-legacy-packages', 'GET /v1/applications/:id/packages'],
  [
    'API-031',
    'get-madlib-decision',
    'GET /v1/applications/:id/madlib_decision',
    { answer: eligibility },
  ],
  [
    'API-032',
    'get-prequal-decision',
    'GET /v1/applications/:id/prequal_decision',
    { answer: eligibility },
  ],
  [
    'API-033',
    'get-pre-renewal-decisions',
    'GET /v2/companies/:id/pre_renewal_decisions/active_decisions',
  ],
  [
    'API-034 CHECKOUT-025',
    'get-previous-payment-info',
    'GET /v1/applications/:id/previous_payment_info',
    {
      answer:
        '{ type: string, charge_type: string, network: string | null, bank: string | null, last_four: string }',
    },
  ],
  [
    'API-039 CHECKOUT-026 CHECKOUT-028 CHECKOUT-029',
    'create-payment',
    'POST /v1/applications/:id/payment',
    {
      body: '{ amount_cents: Cents, officer_email: string, officer_name: string, officer_title: string, package_slug: string, payment_schedule: "monthly" | "annual", payment_method: "card" | "ach_debit", transaction_fees_displayed: boolean, token?: string, plaid_account_id?: string, plaid_token?: string }',
    },
  ],
  [
    'API-035',
    'lead-account-registered',
    'POST /v1/marketing_qualified_leads/:id/account_registered',
    { body: '{ auth0_email: string }' },
  ],
  ['API-036', 'lead-email-verified', 'POST /v1/marketing_qualified_leads/:id/email_verified'],
  [
    'API-037',
    'lead-application-created',
    'POST /v1/marketing_qualified_leads/:id/application_created',
    { body: '{ application_id: string }' },
  ],
  [
    'API-038',
    'create-link-token',
    'GET /v1/applications/:id/create_link_token',
    { answer: '{ link_token: string }' },
  ],
  [
    'API-051 INTAKE-027 INTAKE-028',
    'create-lead',
    'POST /v1/marketing_qualified_leads',
    {
      body: '{ madlib_email: string, madlib_data: record, segment_anonymous_id: string | null, utm_content: string | null, utm_name: string | null, utm_source: string | null, utm_term: string | null, utm_medium: string | null, referral_partner: string | null, offer_code: string | null, referrer_id: string | null, account_id: string | null, opportunity_id: string | null, url_params: string | null }',
      answer: lead,
    },
  ],
  [
    'API-052',
    'update-lead',
    'PATCH /v1/marketing_qualified_leads/:id',
    { body: '{ id: string, auth0_email?: string, email_verified?: boolean }' },
  ],
]);
