import { combine, createStore } from 'effector';
import { routeAt } from '../navigation/navigation.ts';
import { addressGiven, signInReturned } from './embedded.ts';
import { $auth } from './session.ts';

/** The screen that the last sign-in on a partner's page wanted, until its session is known. */
const $wanted = createStore<string | null>(null)
  .on(signInReturned, (_, address) => wantedAfterSignIn(address))
  .on($auth, (wanted, auth) => (auth && auth.status !== 'unauthenticated' ? null : wanted))
  .reset(addressGiven);

/**
 * The screen that a sign-in on a partner's page wanted, if its window came back with success and the page has no session
 * anyway: the browser keeps the cookies of other sites from this page. Null otherwise.
 */
export const $blockedSession = combine($wanted, $auth, (wanted, auth) =>
  auth?.status === 'unauthenticated' ? wanted : null,
);

/** Null if nobody signed in. */
function wantedAfterSignIn(address: string): string | null {
  const route = routeAt({ address, state: {} });
  if (route?.name !== 'auth-callback' || route.query.error !== undefined) return null;
  const { wanted = '/' } = route.query;
  return (wanted.startsWith('/') ? routeAt({ address: wanted, state: {} }) : null)?.address ?? '/';
}
