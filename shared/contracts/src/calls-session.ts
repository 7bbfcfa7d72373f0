import * as s from 'superstruct';
import { endpoint } from './endpoint.ts';
import { Cents, Moment, Nothing } from './scalars.ts';

const service = 'auth-service';
const source = 'A§7';

/** Who is signed in, and until when. Errors carry the authentication error as `error_code` and message (A§4, A§8). */
export const getSession = endpoint('get-session', {
  service,
  method: 'GET',
  path: '/session',
  answer: s.type({
    authenticated: s.boolean(),
    client_id: s.nullable(s.string()),
    contact_id: s.nullable(s.string()),
    client_selection_required: s.boolean(),
    expires_at: Moment,
  }),
  camelCase: true,
  errors: [
    { status: 401, code: 'login_required', means: 'nobody is signed in' },
    { status: 401, code: 'timeout', means: 'the login site did not answer in time' },
    { status: 401, code: 'invalid_state', means: 'the answer belongs to another sign-in' },
    {
      status: 403,
      code: 'unverified_email',
      means: 'signed in, e-mail not verified; message is unverified_email:<address>',
    },
    { status: 403, code: 'client_selection_required', means: 'the contact has several clients' },
  ],
  source,
});

export const getAuthUser = endpoint('get-auth-user', {
  service,
  method: 'GET',
  path: '/userinfo',
  answer: s.type({
    email: s.string(),
    name: s.string(),
    family_name: s.string(),
    picture: s.nullable(s.string()),
  }),
  camelCase: true,
  source,
});

/** The clients of a contact with several, for the choose-profile page (AMB-47). */
export const listClients = endpoint('list-clients', {
  service,
  method: 'GET',
  path: '/clients',
  answer: s.array(s.type({ client_id: s.string(), company: s.string() })),
  camelCase: true,
  source: 'A§4',
});

export const switchClient = endpoint('switch-client', {
  service,
  method: 'POST',
  path: '/login/switch/:clientId',
  answer: Nothing,
  source,
});

/** A new verification e-mail for an address whose link has expired (A§2). */
export const resendVerification = endpoint('resend-verification', {
  service,
  method: 'POST',
  path: '/verification-email',
  body: s.object({ email: s.string() }),
  answer: Nothing,
  source: 'A§2',
});

export const getMessengerToken = endpoint('get-messenger-token', {
  service: 'chat',
  method: 'GET',
  path: '/messenger-token',
  answer: s.type({ zendesk_jwt: s.string() }),
  source,
});

const Priced = s.type({
  uiToken: s.string(),
  active: s.boolean(),
  eligible: s.boolean(),
  premiumCents: Cents,
  product: s.type({ name: s.string() }),
});
const Charged = s.type({ uiToken: s.string(), descriptionToken: s.string(), amountCents: Cents });

/** A§3 "Quote pricing (from the quote query)". */
export const QuotePricing = s.type({
  totalPremiumCents: Cents,
  dueAtCheckout: Cents,
  duePerTimeUnit: Cents,
  taxes: s.array(Charged),
  fees: s.array(Charged),
  adjustments: s.array(Priced),
  discounts: s.array(Priced),
  billingInterval: s.type({ interval: s.string() }),
});

/** The gateway answers 200 with `errors`; the first message is thrown (A§7). */
export const getQuote = endpoint('get-quote', {
  service: 'gateway',
  method: 'POST',
  path: '/graphql',
  body: s.object({
    operationName: s.literal('GetQuote'),
    query: s.string(),
    variables: s.object({ id: s.string() }),
  }),
  answer: s.type({
    data: s.nullable(s.type({ quote: s.type({ id: s.string(), pricing: QuotePricing }) })),
    errors: s.optional(s.array(s.type({ message: s.string() }))),
  }),
  source,
});
