import { stateCalls } from '../testing/state-calls.ts';

const charged = '[{ uiToken: string, descriptionToken: string, amountCents: Cents }]';
const priced =
  '[{ uiToken: string, active: boolean, eligible: boolean, premiumCents: Cents, product: { name: string } }]';

stateCalls('auth-service', [
  [
    'API-045 API-082 AUTH-031',
    'get-session',
    'GET /session',
    {
      answer:
        '{ authenticated: boolean, client_id: string | null, contact_id: string | null, client_selection_required: boolean, expires_at: Moment | null }',
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
]);

stateCalls('chat', [
  ['API-050', 'get-messenger-token', 'GET /messenger-token', { answer: '{ zendesk_jwt: string }' }],
]);

stateCalls('gateway', [
  [
    'API-041 MONEY-003 MONEY-004',
    'get-quote',
    'POST /graphql',
    {
      body: '{ operationName: "GetQuote", query: string, variables: { id: string } }',
      answer: `{ data: { quote: { id: string, pricing: { totalPremiumCents: Cents, dueAtCheckout: Cents, duePerTimeUnit: Cents, taxes: ${charged}, fees: ${charged}, adjustments: ${priced}, discounts: ${priced}, billingInterval: { interval: string } } } } | null, errors?: [{ message: string }] }`,
    },
  ],
]);
