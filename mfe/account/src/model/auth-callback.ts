import { ApiError } from '@fairlead/contracts';
import type { Decision, To } from '@fairlead/domain';
import { authCallback } from '@fairlead/domain/outcomes';
import {
  $auth,
  $experience,
  $intakeAnswers,
  $route,
  type Auth,
  accountRegistered,
  authAfter,
  authFailed,
  decided,
  entered,
  routeAt,
  sentTo,
  signOutAsked,
} from '@fairlead/store';
import { createEvent, sample } from 'effector';
import { wantedAddress } from './wanted.ts';

/** The post-login router at /auth/callback (A§2, A§8). */
export function createAuthCallback() {
  const arrived = entered('auth-callback');
  const known = sample({
    clock: [arrived, $auth],
    source: { route: $route, auth: $auth, experience: $experience, answers: $intakeAnswers },
    filter: ({ route, auth }) => route?.name === 'auth-callback' && auth !== null,
    fn: ({ route, auth, ...rest }) => ({
      ...rest,
      query: route?.query ?? {},
      auth: route?.query.error ? afterError(route.query) : auth,
    }),
  });

  const fatal = known.filter({ fn: ({ auth }) => auth === null });
  sample({ clock: fatal, fn: ({ query }) => loginFailed(query), target: authFailed });

  const isStale = ({ query }: { query: Query }) =>
    query.error === 'timeout' || query.error === 'invalid_state';
  sample({ clock: known, filter: isStale, fn: () => {}, target: signOutAsked });

  const settled = createEvent<{
    auth: Auth;
    query: Query;
    experience: (typeof $experience)['__'];
    answers: (typeof $intakeAnswers)['__'];
  }>();
  sample({
    clock: known.filterMap((facts) =>
      facts.auth && !isStale(facts) ? { ...facts, auth: facts.auth } : undefined,
    ),
    target: settled,
  });

  sample({
    clock: settled,
    filter: ({ query, auth }) => query.type === 'signup' && auth.status !== 'unauthenticated',
    fn: ({ auth, answers }) => ({ email: auth.unverifiedEmail ?? answers?.email ?? '' }),
    target: accountRegistered,
  });

  const decision = settled.map(({ auth, query, experience }) => ({
    decision: decide(auth, query, experience),
    facts: { status: auth.status, type: query.type ?? null },
  }));
  sample({
    clock: decision,
    fn: ({ decision: made, facts }) => ({ ...made, router: 'auth-callback' as const, facts }),
    target: decided,
  });
  sample({ clock: decision, fn: ({ decision: { to } }) => ({ to }), target: sentTo });

  return { failed: fatal.map(({ query }) => loginFailed(query)) };
}

type Query = Readonly<Record<string, string>>;

function decide(auth: Auth, query: Query, experience: (typeof $experience)['__']): Decision {
  const { wanted, return_to, ...kept } = query;
  const address = wantedAddress(wanted ?? return_to);
  return authCallback({
    status: auth.status,
    clientSelectionRequired: auth.session.clientSelectionRequired,
    experience,
    email: auth.unverifiedEmail,
    wanted: address === null ? null : { address, to: screenAt(address) },
    query: kept,
  });
}

function screenAt(address: string): To {
  const route = routeAt({ address, state: {} });
  if (!route) return { route: 'intake' };
  return { route: route.name, params: route.params, query: route.query } as To;
}

/** What the login site sent back as an error; null is one that no rule covers. */
function afterError({ error = '', error_description: message = '' }: Query): Auth | null {
  return authAfter(new ApiError(401, { errorCode: error, message }));
}

function loginFailed({ error_description: said }: Query): Error {
  return new Error(said ? `Login failed: ${said}` : 'Login failed');
}
