import { stateCalls } from '../../testing/state-calls.ts';

const questions = 'questions: [{ id: string, fields: [{ id: string, value: [union] }] }]';

stateCalls('intake-engine', [
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
]);
