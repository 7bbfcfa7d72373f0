import { ApiError } from '@fairlead/contracts';
import { type Decision, destinationOf, type Experience } from '@fairlead/domain';
import { authCallback } from '@fairlead/domain/outcomes';
import {
  $experience,
  $intakeAnswers,
  type Auth,
  authAfter,
  authFailed,
  decided,
  type OpenRoute,
  routed,
  signOutRequested,
} from '@fairlead/store';
import { accountRegistered } from '@fairlead/store/leads';
import { createEvent, sample } from 'effector';
import { requestedRoute } from './requested-route.ts';
import { createSignInAfterFailure } from './sign-in-after-failure.ts';
import { visitorOn } from './visitor-on.ts';

/** The post-login router at /auth/callback (A§2, A§8). */
export function createAuthCallback() {
  const fatal = createEvent<{ readonly query: Query }>();
  const signInAfterFailure = createSignInAfterFailure('auth-callback', fatal);

  const arrived = sample({
    clock: visitorOn('auth-callback'),
    source: {
      experience: $experience,
      answers: $intakeAnswers,
      hasFailed: signInAfterFailure.$hasFailed,
    },
    // After a failure, a second visit continues if the user is signed in after all.
    filter: ({ hasFailed }, { auth }) => !hasFailed || auth.status === 'authenticated',
    fn: (facts, { route: { query, fullQuery }, auth }) => ({ ...facts, query, fullQuery, auth }),
  });
  const known = arrived.map(({ query, auth, hasFailed, ...facts }) => ({
    ...facts,
    query,
    auth: query.error && !hasFailed ? afterError(query.error, query.error_description) : auth,
  }));

  sample({ clock: known, filter: ({ auth }) => auth === null, target: fatal });
  sample({ clock: fatal, fn: ({ query }) => loginFailed(query), target: authFailed });

  const isStale = ({ query }: { query: Query }) =>
    query.error === 'timeout' || query.error === 'invalid_state';
  sample({ clock: known, filter: isStale, target: signOutRequested });

  const settled = known.filterMap(({ auth, ...facts }) =>
    auth && !isStale(facts) ? { ...facts, auth } : undefined,
  );

  // If the e-mail address is unknown here, creating the application reports the account with its address.
  const signedUp = settled.filterMap(({ query, auth, answers }) =>
    query.type === 'signup' && auth.status !== 'unauthenticated'
      ? (auth.unverifiedEmail ?? answers?.email) || undefined
      : undefined,
  );
  sample({ clock: signedUp, fn: (email) => ({ email }), target: accountRegistered });

  const decision = settled.map(({ auth, query, fullQuery, experience }) => ({
    decision: decide({ auth, query, fullQuery, experience }),
    facts: { status: auth.status, type: query.type ?? null },
  }));
  sample({
    clock: decision,
    fn: ({ decision: made, facts }) => ({ ...made, router: 'auth-callback' as const, facts }),
    target: decided,
  });
  sample({ clock: decision, fn: ({ decision: { to } }) => ({ to }), target: routed });

  return { failed: fatal.map(({ query }) => loginFailed(query)), signInAfterFailure };
}

type Query = Readonly<Record<string, string>>;

type Return = Pick<OpenRoute, 'query' | 'fullQuery'> & {
  readonly auth: Auth;
  readonly experience: Experience;
};

function decide({ auth, query, fullQuery, experience }: Return): Decision {
  const { wanted: _, return_to: __, ...kept } = fullQuery;
  const screen = requestedRoute(query.wanted ?? query.return_to);
  return authCallback({
    status: auth.status,
    clientSelectionRequired: auth.session.clientSelectionRequired,
    experience,
    email: auth.unverifiedEmail,
    wanted: screen && {
      address: screen.address,
      to: destinationOf({ ...screen, query: screen.fullQuery }),
    },
    query: kept,
  });
}

/** Maps the login site's error; null if no rule covers it. */
function afterError(errorCode: string, message = ''): Auth | null {
  return authAfter(new ApiError(401, { errorCode, message }));
}

function loginFailed({ error_description: said }: Query): Error {
  return new Error(said ? `Login failed: ${said}` : 'Login failed');
}
