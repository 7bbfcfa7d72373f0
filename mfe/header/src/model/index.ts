import { routeOf } from '@fairlead/domain';
import {
  $auth,
  $experience,
  $hasSeveralClients,
  $isEmbedded,
  $isLeaving,
  $paymentInFlight,
  $route,
  $user,
  $wasSignedIn,
  navigate,
  notify,
  openChatFx,
  signInAsked,
  signOutAsked,
} from '@fairlead/store';
import { attach, combine, createEvent, sample } from 'effector';
import { content } from '../content.ts';

/** What stands at the right of the header. */
export type Account =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'menu'; readonly email: string; readonly initials: string };

/** The header: who is signed in, signing in and out, and the way to an advisor (A§2). */
export function createModel() {
  const signInChosen = createEvent();
  const signOutChosen = createEvent();
  const switchChosen = createEvent();
  const advisorAsked = createEvent();

  const $account = combine(
    { auth: $auth, user: $user, isEmbedded: $isEmbedded, wasSignedIn: $wasSignedIn },
    ({ auth, user, isEmbedded, wasSignedIn }): Account => {
      if (isEmbedded) return { kind: 'nothing' };
      if (auth === null) return { kind: wasSignedIn ? 'nothing' : 'sign-in' };
      if (auth.status !== 'authenticated') return { kind: 'sign-in' };
      return { kind: 'menu', email: user?.email ?? '', initials: initialsOf(user) };
    },
  );

  // On a screen of the funnel, signing in comes back to it; elsewhere the rerouter knows better.
  sample({
    clock: signInChosen,
    source: $route,
    fn: (route) => {
      const area = route && routeOf(route.name).area;
      const comesBack = area !== 'intake' && area !== 'account';
      return { wanted: comesBack ? (route?.address ?? null) : null };
    },
    target: signInAsked,
  });
  sample({
    clock: signOutChosen,
    source: $paymentInFlight,
    filter: (isPaying) => !isPaying,
    fn: () => {},
    target: signOutAsked,
  });
  sample({
    clock: switchChosen,
    fn: () => ({ route: 'choose-profile' as const }),
    target: navigate,
  });

  const chatFx = attach({ effect: openChatFx });
  sample({ clock: advisorAsked, fn: () => ({ topic: 'header' }), target: chatFx });
  sample({
    clock: chatFx.fail,
    fn: () => ({ text: content.chatFailed, tone: 'danger' as const }),
    target: notify,
  });

  return {
    signInChosen,
    signOutChosen,
    switchChosen,
    advisorAsked,
    $account,
    $isVanta: $experience.map((experience) => experience === 'vanta'),
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

export type HeaderModel = ReturnType<typeof createModel>;

/** "AL" for Ada Lindqvist; the first letter of the e-mail when there is no name. */
export function initialsOf(
  user: { readonly name: string; readonly familyName: string; readonly email: string } | null,
): string {
  if (!user) return '';
  const letters = [user.name, user.familyName].map((name) => name.trim().charAt(0)).join('');
  return (letters || user.email.charAt(0)).toUpperCase();
}
