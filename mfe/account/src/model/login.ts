import {
  $auth,
  $experience,
  $isEmbedded,
  $route,
  addressOpened,
  entered,
  navigate,
  type OpenRoute,
  signInAsked,
} from '@fairlead/store';
import { createEvent, createStore, sample } from 'effector';
import { wantedAddress } from './wanted.ts';

/** /login triggers login (A§2), once: who comes back from the login site finds a button instead of being sent again. */
export function createLogin() {
  const signInChosen = createEvent();

  const arrived = entered('login');
  const known = sample({
    clock: [arrived, $auth],
    source: { route: $route, auth: $auth, experience: $experience, isEmbedded: $isEmbedded },
    filter: ({ route, auth }) => route?.name === 'login' && auth !== null,
  });

  const unverified = known.filter({ fn: ({ auth }) => auth?.status === 'unverified_email' });
  sample({
    clock: unverified,
    fn: ({ auth, experience }) => ({
      route: 'verify-email' as const,
      query: { experience },
      state: { email: auth?.unverifiedEmail ?? null },
      replace: true,
    }),
    target: navigate,
  });

  const signedIn = known.filter({ fn: ({ auth }) => auth?.status === 'authenticated' });
  sample({
    clock: signedIn,
    filter: ({ auth }) => auth?.session.clientSelectionRequired === true,
    fn: ({ route }) => ({
      route: 'choose-profile' as const,
      state: { wanted: wantedAddress(route?.state.wanted) },
      replace: true,
    }),
    target: navigate,
  });
  sample({
    clock: signedIn,
    filter: ({ auth }) => auth?.session.clientSelectionRequired === false,
    fn: ({ route }) => wantedAddress(route?.state.wanted) ?? '/',
    target: addressOpened,
  });

  const nobody = known.filter({ fn: ({ auth }) => auth?.status === 'unauthenticated' });
  sample({
    clock: nobody,
    filter: ({ isEmbedded }) => isEmbedded,
    fn: () => ({ route: 'user-has-application' as const, replace: true }),
    target: navigate,
  });

  const sendsAway = nobody.filter({
    fn: ({ route, isEmbedded }) => !isEmbedded && route?.state.left !== true,
  });
  sample({
    clock: sendsAway,
    fn: ({ route }) => ({
      route: 'login' as const,
      query: route?.query ?? {},
      state: { ...route?.state, left: true },
      replace: true,
    }),
    target: navigate,
  });
  sample({
    clock: [sendsAway, sample({ clock: signInChosen, source: $route, fn: (route) => ({ route }) })],
    fn: ({ route }) => asked(route),
    target: signInAsked,
  });

  /** The person is back at this page without being signed in. */
  const $isBack = createStore(false).on(arrived, (_, { state }) => state.left === true);

  return { signInChosen, $isBack };
}

const asked = (route: OpenRoute | null) => ({
  email: route?.query.email ?? null,
  wanted: wantedAddress(route?.state.wanted),
});
