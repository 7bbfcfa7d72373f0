import * as s from 'superstruct';
import { endpointsOf } from '../protocol/endpoint.ts';
import { Moment, Nothing, orEmpty, orNull } from '../shapes/scalars.ts';

const endpoint = endpointsOf('auth-service', 'A§7');

/**
 * Who is signed in, and until when. That nobody is, is an answer, too: a browser prints a refusal as an error of the page.
 * Errors carry the authentication error as `error_code` and message (A§4, A§8).
 */
export const getSession = endpoint('get-session', {
  method: 'GET',
  path: '/session',
  answer: s.type({
    authenticated: s.boolean(),
    client_id: orNull(s.string()),
    contact_id: orNull(s.string()),
    client_selection_required: s.boolean(),
    /** Null while nobody is signed in. */
    expires_at: orNull(Moment),
  }),
  camelCase: true,
  errors: [
    {
      status: 401,
      code: 'login_required',
      means: 'nobody is signed in; the same as authenticated: false',
    },
    { status: 401, code: 'timeout', means: 'the login site did not respond in time' },
    { status: 401, code: 'invalid_state', means: 'the response belongs to another sign-in' },
    {
      status: 403,
      code: 'unverified_email',
      means: 'signed in, email not verified; message is unverified_email:<address>',
    },
    { status: 403, code: 'client_selection_required', means: 'the contact has several clients' },
  ],
});

/** The answer to a visitor without a session. */
export const noSession = {
  authenticated: false,
  client_id: null,
  contact_id: null,
  client_selection_required: false,
  expires_at: null,
};

export const getAuthUser = endpoint('get-auth-user', {
  method: 'GET',
  path: '/userinfo',
  answer: s.type({
    email: s.string(),
    name: orEmpty,
    family_name: orEmpty,
    picture: orNull(s.string()),
  }),
  camelCase: true,
});

/** The clients of a contact with several, for the choose-profile page (AMB-47). */
export const listClients = endpoint('list-clients', {
  method: 'GET',
  path: '/clients',
  answer: s.array(s.type({ client_id: s.string(), company: s.string() })),
  camelCase: true,
  source: 'A§4',
});

export const switchClient = endpoint('switch-client', {
  method: 'POST',
  path: '/login/switch/:clientId',
  answer: Nothing,
});

/** A new verification e-mail for an address whose link has expired (A§2). */
export const resendVerification = endpoint('resend-verification', {
  method: 'POST',
  path: '/verification-email',
  body: s.object({ email: s.string() }),
  answer: Nothing,
  source: 'A§2',
});
