import { is } from 'superstruct';
import { expect, test } from 'vitest';
import { calls } from './calls.ts';
import { describeShape } from './describe-shape.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { duplicatePackage, requestCoverages, updatePackage } from './packages.ts';

/** What the specification says of a call; the parts it does not mention are left out. */
type Stated = { readonly query?: string; readonly body?: string; readonly answer?: string };
type Row = readonly [ids: string, name: string, where: string, stated?: Stated];

const questions = 'questions: [{ id: string, fields: [{ id: string, value: [union] }] }]';
const eligibility = '{ decision: text, reason_token: string | null }';
const submission = { body: '{ market_submission_id: string }' };
const onePackage = { body: '{ package_id: string }' };
const lead =
  '{ id: string | null, client_id: string | null, contact_id: string | null, error_message: string | null, error_code: string | null }';
const charged = '[{ uiToken: string, descriptionToken: string, amountCents: Cents }]';
const priced =
  '[{ uiToken: string, active: boolean, eligible: boolean, premiumCents: Cents, product: { name: string } }]';

const intakeEngine: readonly Row[] = [
  ['API-002', 'get-question-set', 'GET /v1/question-sets/:id'],
  [
    'API-003',
    'get-application-question-set',
    'GET /v1/question-sets/:id/application/:applicationId',
  ],
  ['API-004', 'find-question-set', 'GET /v1/question-sets', { query: '{ name: string }' }],
  ['API-005', 'get-review', 'GET /v1/applications/:id/review'],
  ['API-006', 'get-next-question-set', 'GET /v1/applications/:id/next-question-set'],
  [
    'API-007',
    'save-answers',
    'POST /v1/applications/:id/answers',
    { body: '{ question_set_id: string, answers: record }' },
  ],
  [
    'API-008',
    'attest',
    'POST /v1/applications/:id/attest',
    { body: `{ question_set_id: string, ${questions} }` },
  ],
  [
    'API-009 INTAKE-025 INTAKE-026',
    'create-application',
    'POST /v1/applications',
    {
      body: `{ question_set_id: string, ${questions}, offer_code: string | null, referral_partner: string | null, experience: string }`,
      answer:
        '{ id: string, legacy_application_id: string | null, pre_decision: { qualified: boolean, reasoning_key: string | null } | null }',
    },
  ],
  ['API-010', 'get-application', 'GET /v1/applications/:id'],
  ['API-011', 'get-intake-legacy-application', 'GET /v1/legacy-applications/:id'],
  ['API-012', 'list-applications', 'GET /v1/applications'],
  [
    'API-014',
    'get-decision',
    'GET /v1/applications/:id/decision',
    { answer: '{ decision: text }' },
  ],
  [
    'API-015',
    'get-new-renewal',
    'GET /v1/renewals/new',
    { query: '{ parent_id?: string, legacy_parent_id?: string }' },
  ],
  [
    'API-016',
    'create-renewal',
    'POST /v1/renewals',
    {
      body: `{ renewal_parent_application_id: string, question_set_id: string, ${questions} }`,
    },
  ],
  ['API-017', 'renew-application', 'POST /v1/applications/:id/renew'],
  [
    'API-018',
    'import-carta',
    'POST /v1/carta/import',
    { body: '{ applicationId: string, code: string }' },
  ],
  ['API-019', 'get-carta-enrichment', 'GET /v1/carta/enrichment'],
  [
    'API-020',
    'embedded-login',
    'POST /v1/embedded-login',
    { body: '{ code: string }', answer: '{ token: string, expires: Moment }' },
  ],
  ['API-021', 'get-me', 'GET /v1/me'],
  [
    'API-022',
    'check-partner-client',
    'GET /v1/partner-client-check',
    { query: '{ website: string }' },
  ],
  ['API-023', 'ensure-client-contact-exists', 'POST /v1/ensure-client-contact-exists'],
  [
    'API-024 INTAKE-029',
    'request-client-access',
    'POST /v1/client-access-request',
    { body: '{ client_id: string, first_name: string, last_name: string, email: string }' },
  ],
];

const policyAdmin: readonly Row[] = [
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
        '{ id: string, status: text, created_at?: Moment | null, intake_application: boolean, is_upgrade: boolean, incubator_program: string | null, quote_accepted_at: Moment | null, signed_at: Moment | null, is_paid: boolean, is_completed: boolean, package_slug: string | null, pending_discretion_decision: { id: string, user_requested: boolean, expedite_review_requested: boolean } | null, renewal: { is_renewal_application: boolean, is_ready_for_renewal: boolean, renewal_child_application_id: string | null, policy_ends?: string | null } | null, eligible_for_partner_discounts: boolean }',
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
];

const clientBackend: readonly Row[] = [
  [
    'API-043',
    'get-signature-details',
    'GET /issuance/signature-details',
    { query: submission.body, answer: '{ email: string }' },
  ],
  ['API-044', 'get-payment-link', 'GET /payment/payment-link', { query: '{ client_id: string }' }],
  ['API-056', 'get-market-submission', 'GET /market-submission/:id'],
  ['API-057', 'get-admin-market-submission', 'GET /admin/market-submission/:id'],
  [
    'API-058',
    'find-market-submission',
    'GET /market-submission',
    { query: '{ client_data_id: string }' },
  ],
  ['API-059', 'get-available-coverages', 'GET /market-submission/:id/available-coverages'],
  ['API-060', 'get-market-submission-status', 'GET /market-submission/:id/status'],
  ['API-061', 'get-package-status', 'GET /package/:id/status'],
  [
    'API-062 PACKAGES-097',
    'duplicate-package',
    'POST /duplicate-package',
    {
      body: '{ original_package_id: string, contact_id?: string | null, is_client_custom_package: boolean, name?: string, description?: string, status?: "IN_REVIEW" }',
    },
  ],
  [
    'API-064',
    'customize-package',
    'POST /customize-package',
    {
      body: '{ package_id: string, coverage_requests: [{ coverage_parameters: record, carrier_id: string, product_name: string, notes: string | null, client_requested: boolean }], requested_effective_date: string | null }',
    },
  ],
  ['API-065', 'select-package', 'PATCH /select-package', onePackage],
  ['API-066', 'archive-package', 'PATCH /archive-package', onePackage],
  ['API-067', 'ready-package', 'PATCH /ready-package', onePackage],
  ['API-068', 'review-package', 'PATCH /review-package', onePackage],
  [
    'API-069',
    'update-package',
    'PATCH /update-package',
    {
      body: '{ package_id: string, name?: string, description?: string, recommended?: boolean, order?: number, quotes?: [{ annual_quote_id: string, monthly_quote_id: string }], coverage_request_ids?: [string] }',
    },
  ],
  [
    'API-071 API-072',
    'update-market-submission',
    'PATCH /update-market-submission',
    {
      body: '{ market_submission_id: string, selected_package_id?: string, status?: string, details?: string }',
    },
  ],
  [
    'an extension',
    'list-market-submissions',
    'GET /admin/market-submissions',
    {
      query:
        '{ search?: string, status?: string, sort?: "company" | "id" | "client_data_id" | "status" | "packages" | "contact" | "updated_at" | "expiration_date", direction?: "ascending" | "descending", limit: string }',
    },
  ],
  ['API-073', 'release-market-submission', 'PATCH /release-market-submission', submission],
  ['API-074', 'quote-block-market-submission', 'PATCH /quote-block-market-submission', submission],
  [
    'API-075',
    'set-requested-effective-date',
    'PATCH /market-submission/:id/requested-effective-date',
    { body: '{ requestedEffectiveDate: string }' },
  ],
  [
    'API-076 API-077',
    'request-coverages',
    'POST /market-submission/:id/coverage-requests',
    {
      body: '{ coverage_requests: [{ coverage_parameters: record, carrier_id: string, product_name: string, notes: string | null }], requested_effective_date: Moment | null }',
    },
  ],
  ['API-078', 'refresh-active-packages', 'POST /refresh-active-packages', submission],
  [
    'API-079',
    'unlock-application',
    'POST /unlock-application',
    { body: '{ client_data_id: string }' },
  ],
  [
    'API-081 PACKAGES-100',
    'bind-request',
    'POST /issuance/bind-request',
    {
      body: '{ market_submission_id: string, billing_interval: "MONTHLY" | "ANNUALLY", payment_method_token: string, payment_account_id: string | null, payment_type: "ACH" | "CC", effective_date: string }',
    },
  ],
];

const others: Readonly<Record<string, readonly Row[]>> = {
  'auth-service': [
    [
      'API-045 API-082 AUTH-031',
      'get-session',
      'GET /session',
      {
        answer:
          '{ authenticated: boolean, client_id: string | null, contact_id: string | null, client_selection_required: boolean, expires_at: Moment }',
      },
    ],
    [
      'API-046 AUTH-027',
      'get-auth-user',
      'GET /userinfo',
      { answer: '{ email: string, name: string, family_name: string, picture: string | null }' },
    ],
    ['API-047', 'switch-client', 'POST /login/switch/:clientId'],
    ['the specification leaves open', 'list-clients', 'GET /clients'],
    ['the specification leaves open', 'resend-verification', 'POST /verification-email'],
  ],
  chat: [
    [
      'API-050',
      'get-messenger-token',
      'GET /messenger-token',
      { answer: '{ zendesk_jwt: string }' },
    ],
  ],
  gateway: [
    [
      'API-041 MONEY-003 MONEY-004',
      'get-quote',
      'POST /graphql',
      {
        body: '{ operationName: "GetQuote", query: string, variables: { id: string } }',
        answer: `{ data: { quote: { id: string, pricing: { totalPremiumCents: Cents, dueAtCheckout: Cents, duePerTimeUnit: Cents, taxes: ${charged}, fees: ${charged}, adjustments: ${priced}, discounts: ${priced}, billingInterval: { interval: string } } } } | null, errors?: [{ message: string }] }`,
      },
    ],
  ],
};

const rows = Object.entries({
  'intake-engine': intakeEngine,
  'policy-admin': policyAdmin,
  'client-backend': clientBackend,
  ...others,
}).flatMap(([service, ofService]) =>
  ofService.map(([ids, name, where, stated = {}]) => ({ ids, name, where, stated, service })),
);

/** The parts of a call that the row states, in words. */
function inWords(call: AnyEndpoint, stated: Stated): Stated {
  const parts = Object.keys(stated) as (keyof Stated)[];
  return Object.fromEntries(parts.map((part) => [part, describeShape(call[part])]));
}

test.each(rows)('$ids: $name is $where of $service', ({ name, where, stated, service }) => {
  const call = calls.find((one) => one.name === name);
  expect(call && `${call.method} ${call.path}`).toBe(where);
  expect(call?.service).toBe(service);
  expect(call && inWords(call, stated)).toEqual(stated);
});

test('every call of the product is in these tables', () => {
  expect(rows.map(({ name }) => name).toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
});

test('API-063 a duplicated package answers with its id and its quotes', () => {
  expect(is({ id: 'pk_9', quotes: [] }, duplicatePackage.answer)).toBe(true);
  expect(is({ quotes: [] }, duplicatePackage.answer)).toBe(false);
  expect(is({ id: 'pk_9' }, duplicatePackage.answer)).toBe(false);
});

test('API-077 coverages are requested for a moment in ISO form, not for a day', () => {
  const body = (requested_effective_date: string) => ({
    coverage_requests: [
      {
        coverage_parameters: { gl: true },
        carrier_id: 'ca_1',
        product_name: 'SGL',
        notes: null,
      },
    ],
    requested_effective_date,
  });
  expect(is(body('2026-11-20T00:00:00.000Z'), requestCoverages.body)).toBe(true);
  expect(is(body('11/20/2026'), requestCoverages.body)).toBe(false);
});

test('a request may carry nothing that was not agreed', () => {
  expect(is({ package_id: 'pk_1', name: 'Ours' }, updatePackage.body)).toBe(true);
  expect(is({ package_id: 'pk_1', nmae: 'Ours' }, updatePackage.body)).toBe(false);
});
