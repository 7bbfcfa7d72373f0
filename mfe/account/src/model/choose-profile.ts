import {
  $experience,
  addressOpened,
  authFailed,
  cacheCleared,
  entered,
  listClientsFx,
  lookUpFailureText,
  navigate,
  sessionRequested,
  switchClientFx,
  tryAgainText,
} from '@fairlead/store';
import { attach, createEvent, createStore, sample } from 'effector';
import { content } from '../content.ts';
import { requestedAddress } from './requested-route.ts';
import { visitorOn } from './visitor-on.ts';

export type Client = { readonly clientId: string; readonly company: string };

/** /choose-profile: lets a user choose one of their companies (A§4, AMB-47). */
export function createChooseProfile() {
  const chosen = createEvent<string>();
  const retried = createEvent();
  const arrived = entered('choose-profile');

  const loadFx = attach({ effect: listClientsFx });
  const switchFx = attach({
    effect: switchClientFx,
    mapParams: (clientId: string) => ({ params: { clientId } }),
  });

  // The new session is known once the auth service has responded again.
  const sessionUnchanged = createEvent();
  const sessionUnknown = createEvent<Error>();
  const $hasSwitched = createStore(false)
    .on(switchFx.done, () => true)
    .reset(arrived, sessionUnchanged, sessionUnknown);
  const known = sample({
    clock: visitorOn('choose-profile'),
    source: { experience: $experience, hasSwitched: $hasSwitched },
    fn: (facts, { route, auth }) => ({ ...facts, ...auth, wanted: route.state.wanted }),
  });
  const elsewhere = known.map(({ status, session, experience, hasSwitched }) => {
    if (status !== 'authenticated') return 'login' as const;
    // AMB-47: vanta doesn't offer switching; the first choice is needed in both experiences.
    const isSwitch = session.clientId !== null && !hasSwitched;
    return isSwitch && experience === 'vanta' ? ('intake' as const) : null;
  });
  sample({
    clock: elsewhere.filterMap((route) => route ?? undefined),
    fn: (route) => ({ route, replace: true }),
    target: navigate,
  });

  const $switchingTo = createStore<string | null>(null)
    .on(switchFx, (_, clientId) => clientId)
    .reset(switchFx.fail, arrived, sessionUnchanged, sessionUnknown);

  const $clients = createStore<readonly Client[] | null>(null)
    .on(loadFx.doneData, (_, clients) => clients)
    .reset(arrived);
  sample({
    clock: [elsewhere.filter({ fn: (route) => route === null }), retried],
    source: { isLoading: loadFx.pending, hasSwitched: $hasSwitched },
    filter: ({ isLoading, hasSwitched }) => !isLoading && !hasSwitched,
    target: loadFx,
  });

  sample({
    clock: chosen,
    source: switchFx.pending,
    filter: (isSwitching) => !isSwitching,
    fn: (_, clientId) => clientId,
    target: switchFx,
  });
  sample({ clock: switchFx.done, target: [cacheCleared, sessionRequested] });

  sample({
    clock: known,
    filter: ({ hasSwitched, session }) => hasSwitched && session.clientId !== null,
    fn: ({ wanted }) => requestedAddress(wanted) ?? '/',
    target: addressOpened,
  });

  // The switch was accepted, but the session still has no company: the user can choose again.
  sample({
    clock: known,
    filter: ({ hasSwitched, status, session }) =>
      hasSwitched && status === 'authenticated' && session.clientId === null,
    target: sessionUnchanged,
  });
  sample({
    clock: authFailed,
    source: $hasSwitched,
    filter: Boolean,
    fn: (_, failure) => failure,
    target: sessionUnknown,
  });

  const $loadFailureText = createStore<string | null>(null)
    .on(loadFx.failData, (_, failure) =>
      lookUpFailureText(content.chooseProfile.loadAsked, failure),
    )
    .reset([loadFx, switchFx, arrived]);
  const $switchFailureText = createStore<string | null>(null)
    .on(
      [switchFx.failData, sessionUnchanged],
      (_, failure) =>
        `${content.chooseProfile.switchFailed} ${tryAgainText(failure, 'Choose again.')}`,
    )
    .on(
      sessionUnknown,
      (_, failure) =>
        `${content.chooseProfile.sessionUnknown} ${tryAgainText(failure, 'Choose again.')}`,
    )
    .reset([loadFx, switchFx, arrived]);

  return {
    chosen,
    retried,
    $clients,
    $loadFailureText,
    $switchFailureText,
    $isLoading: loadFx.pending,
    $switchingTo,
  };
}
