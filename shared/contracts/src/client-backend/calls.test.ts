import { stateCalls } from '../../testing/state-calls.ts';

const submission = { body: '{ market_submission_id: string }' };
const onePackage = { body: '{ package_id: string }' };

stateCalls('client-backend', [
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
      body: '{ package_id: string, name?: string, description?: string, recommended?: boolean, order?: number, quotes?: [{ annual_quote_id: string | null, monthly_quote_id: string | null }], coverage_request_ids?: [string] }',
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
]);
