import { emailOrNull } from '@fairlead/domain';
import {
  $experience,
  $isEmbedded,
  $route,
  addressOpened,
  entered,
  navigate,
  signInRequested,
} from '@fairlead/store';
import { createEvent, createStore, sample } from 'effector';
import { requestedAddress } from './requested-route.ts';
import { visitorOn } from './visitor-on.ts';

/** /login redirects to the login site (A§2) once: a user who comes back gets a button instead. */
export function createLogin() {
  const signInChosen = createEvent();

  const arrived = entered('login');
  /** The parameters for the login site. */
  const $asked = $route.map((route) => ({
    email: emailOrNull(route?.query.email),
    wanted: requestedAddress(route?.state.wanted),
  }));
  const known = sample({
    clock: visitorOn('login'),
    source: { experience: $experience, isEmbedded: $isEmbedded },
    fn: (facts, who) => ({ ...facts, ...who }),
  });

  const unverified = known.filter({ fn: ({ auth }) => auth.status === 'unverified_email' });
  sample({
    clock: unverified,
    fn: ({ auth, experience }) => ({
      route: 'verify-email' as const,
      query: { experience },
      state: { email: auth.unverifiedEmail },
      replace: true,
    }),
    target: navigate,
  });

  const signedIn = known.filter({ fn: ({ auth }) => auth.status === 'authenticated' });
  sample({
    clock: signedIn,
    filter: ({ auth }) => auth.session.clientSelectionRequired,
    fn: ({ route }) => ({
      route: 'choose-profile' as const,
      state: { wanted: requestedAddress(route.state.wanted) },
      replace: true,
    }),
    target: navigate,
  });
  sample({
    clock: signedIn,
    filter: ({ auth }) => !auth.session.clientSelectionRequired,
    fn: ({ route }) => requestedAddress(route.state.wanted) ?? '/',
    target: addressOpened,
  });

  const nobody = known.filter({ fn: ({ auth }) => auth.status === 'unauthenticated' });
  sample({
    clock: nobody,
    filter: ({ isEmbedded }) => isEmbedded,
    fn: () => ({ route: 'user-has-application' as const, replace: true }),
    target: navigate,
  });

  const sendsAway = nobody.filter({
    fn: ({ route, isEmbedded }) => !isEmbedded && route.state.left !== true,
  });
  sample({
    clock: sendsAway,
    fn: ({ route }) => ({
      route: 'login' as const,
      query: route.fullQuery,
      state: { ...route.state, left: true },
      replace: true,
    }),
    target: navigate,
  });
  sample({ clock: [sendsAway, signInChosen], source: $asked, target: signInRequested });

  /** The user came back to this page without signing in. */
  const $isBack = createStore(false).on(arrived, (_, { state }) => state.left === true);

  return { signInChosen, $isBack };
}
