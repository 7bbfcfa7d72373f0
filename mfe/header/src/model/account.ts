import { type RouteName, routeOf } from '@fairlead/domain';
import {
  $auth,
  $experience,
  $hasSeveralClients,
  $isEmbedded,
  $isLeaving,
  $paymentInFlight,
  $route,
  $user,
  navigate,
  signInRequested,
  signOutRequested,
} from '@fairlead/store';
import { combine, createEvent, sample } from 'effector';
import { initialsOf } from './initials.ts';

/** The content of the header's right side. */
export type Account =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'menu'; readonly email: string; readonly initials: string };

/** The signed-in user, and signing in, signing out and switching companies from any screen (A§2). */
export function createAccount() {
  const signInChosen = createEvent();
  const signOutChosen = createEvent();
  const switchChosen = createEvent();

  const $account = combine(
    { auth: $auth, user: $user, isEmbedded: $isEmbedded },
    ({ auth, user, isEmbedded }): Account => {
      // Unknown until the auth service has responded.
      if (isEmbedded || auth === null) return { kind: 'nothing' };
      if (auth.status !== 'authenticated') return { kind: 'sign-in' };
      return { kind: 'menu', email: user?.email ?? '', initials: initialsOf(user) };
    },
  );

  // After signing in on a screen of the funnel, the user returns to it; elsewhere, the rerouter decides.
  sample({
    clock: signInChosen,
    source: $route,
    fn: (route) => ({ wanted: route && isOfFunnel(route.name) ? route.address : null }),
    target: signInRequested,
  });
  sample({
    clock: signOutChosen,
    source: $paymentInFlight,
    filter: (isPaying) => !isPaying,
    target: signOutRequested,
  });
  // What the payment comes to would be unknown to another company's session.
  sample({
    clock: switchChosen,
    source: $paymentInFlight,
    filter: (isPaying) => !isPaying,
    fn: () => ({ route: 'choose-profile' as const }),
    target: navigate,
  });

  return {
    signInChosen,
    signOutChosen,
    switchChosen,
    $account,
    /** Clients can be switched when a contact has several; not offered in vanta (AMB-47). */
    $offersSwitch: combine(
      $hasSeveralClients,
      $experience,
      (has, experience) => has && experience !== 'vanta',
    ),
    $isLeaving,
    $isPaying: $paymentInFlight,
  };
}

function isOfFunnel(name: RouteName): boolean {
  const { area } = routeOf(name);
  return area !== 'intake' && area !== 'account';
}
