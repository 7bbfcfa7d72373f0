import { href, parametersOf, type Query } from '@fairlead/domain';
import { attach, createEvent, createStore, sample } from 'effector';
import { cacheCleared } from '../calls/cache.ts';
import { $http } from '../calls/request.ts';
import { leaveFx } from '../navigation/navigation.ts';
import { forgetEverythingFx } from '../storage/storage.ts';
import { createTimer } from '../time/timer.ts';
import { $endReason } from './another-user.ts';
import { $attribution } from './attribution.ts';
import { $user } from './session.ts';

/**
 * A§2 "Login and logout redirect to a separate login site". Configuration; a browser's host fills it from the page's
 * settings. The defaults are for hosts without a page, which answer these paths themselves.
 */
export type LoginSite = {
  readonly login: string;
  readonly logout: string;
  /** The prefix of the return address if the login site is on another origin. */
  readonly returnOrigin: string;
};
export const $loginSite = createStore<LoginSite>({
  login: '/login-site/login',
  logout: '/login-site/logout',
  returnOrigin: '',
});

/** Goes to the login site; `wanted` is the address to open afterward, `email` is filled in there. */
export const signInRequested = createEvent<{
  readonly email?: string | null;
  readonly wanted?: string | null;
}>();
/** Goes to the login site to create an account. */
export const signUpRequested = createEvent<{ readonly email: string }>();
/** Signs out: erases this browser's storage and goes to the login site (AUTH-049). */
export const signOutRequested = createEvent();

const signInFx = attach({
  source: { site: $loginSite, attribution: $attribution, reason: $endReason },
  effect: async (
    { site, attribution, reason },
    {
      type,
      email,
      wanted,
    }: { type: 'login' | 'signup'; email: string | null; wanted: string | null },
  ) => {
    const query = { type, experience: attribution.experience, wanted };
    const back = href({ route: 'auth-callback', query });
    await leaveFx({
      url: withQuery(site.login, { type, email, reason, return_to: site.returnOrigin + back }),
    });
  },
});

const signOutFx = attach({
  source: { site: $loginSite, user: $user, http: $http },
  effect: async ({ site, user, http }) => {
    http.authorize(null);
    await forgetEverythingFx();
    const back = href({ route: 'logout-callback', query: { email: user?.email } });
    await leaveFx({ url: withQuery(site.logout, { return_to: site.returnOrigin + back }) });
  },
});

const leavingTimer = createTimer();

/**
 * Whether the browser is leaving for the login site, which disables buttons. Temporary, because the browser's Back button may
 * restore the page in this state.
 */
export const $isLeaving = createStore(false)
  .on([signInFx, signOutFx], () => true)
  .reset([signInFx.fail, signOutFx.fail, leavingTimer.rang]);
sample({ clock: [signInFx.done, signOutFx.done], fn: () => 3000, target: leavingTimer.started });

sample({
  clock: signInRequested,
  source: $isLeaving,
  filter: (isLeaving) => !isLeaving,
  fn: (_, { email = null, wanted = null }) => ({ type: 'login' as const, email, wanted }),
  target: signInFx,
});
sample({
  clock: signUpRequested,
  source: $isLeaving,
  filter: (isLeaving) => !isLeaving,
  fn: (_, { email }) => ({ type: 'signup' as const, email, wanted: null }),
  target: signInFx,
});
sample({
  clock: signOutRequested,
  source: $isLeaving,
  filter: (is) => !is,
  target: signOutFx,
});
sample({ clock: signOutFx, target: cacheCleared });

/** Adds a query to an address that may already have one. */
function withQuery(address: string, query: Query): string {
  const joint = address.includes('?') ? '&' : '?';
  return `${address}${joint}${new URLSearchParams(parametersOf(query))}`;
}
