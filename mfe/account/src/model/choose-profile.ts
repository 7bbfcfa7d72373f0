import {
  $auth,
  $experience,
  $route,
  addressOpened,
  cacheCleared,
  entered,
  listClientsFx,
  navigate,
  sessionAsked,
  switchClientFx,
} from '@fairlead/store';
import { attach, combine, createEvent, createStore, sample } from 'effector';
import { wantedAddress } from './wanted.ts';

export type Client = { readonly clientId: string; readonly company: string };

/** /choose-profile: for which of their companies someone is here (A§4, AMB-47). */
export function createChooseProfile() {
  const chosen = createEvent<string>();
  const retried = createEvent();
  const arrived = entered('choose-profile');

  const loadFx = attach({ effect: listClientsFx });
  const switchFx = attach({
    effect: switchClientFx,
    mapParams: (clientId: string) => ({ params: { clientId } }),
  });

  // The new session is known once the auth service has answered again.
  const $hasSwitched = createStore(false)
    .on(switchFx.done, () => true)
    .reset(arrived);
  const known = sample({
    clock: [arrived, $auth],
    source: { route: $route, auth: $auth, experience: $experience, hasSwitched: $hasSwitched },
    filter: ({ route, auth }) => route?.name === 'choose-profile' && auth !== null,
    fn: ({ auth, experience, hasSwitched }) => {
      if (auth?.status !== 'authenticated') return 'login' as const;
      // AMB-47: switching is not offered in vanta; a first choice has to be made in both.
      const isSwitch = auth.session.clientId !== null && !hasSwitched;
      return isSwitch && experience === 'vanta' ? ('intake' as const) : null;
    },
  });
  sample({
    clock: known.filterMap((route) => route ?? undefined),
    fn: (route) => ({ route, replace: true }),
    target: navigate,
  });

  const $clients = createStore<readonly Client[] | null>(null)
    .on(loadFx.doneData, (_, clients) => clients)
    .reset(arrived);
  sample({
    clock: [known.filter({ fn: (elsewhere) => elsewhere === null }), retried],
    source: { isLoading: loadFx.pending, hasSwitched: $hasSwitched },
    filter: ({ isLoading, hasSwitched }) => !isLoading && !hasSwitched,
    fn: () => {},
    target: loadFx,
  });

  sample({
    clock: chosen,
    source: switchFx.pending,
    filter: (isSwitching) => !isSwitching,
    fn: (_, clientId) => clientId,
    target: switchFx,
  });
  sample({ clock: switchFx.done, fn: () => {}, target: [cacheCleared, sessionAsked] });

  sample({
    clock: $auth,
    source: { hasSwitched: $hasSwitched, route: $route },
    filter: ({ hasSwitched, route }, auth) =>
      hasSwitched && route?.name === 'choose-profile' && auth?.session.clientId !== null,
    fn: ({ route }) => wantedAddress(route?.state.wanted) ?? '/',
    target: addressOpened,
  });

  const $error = createStore<'none' | 'load' | 'switch'>('none')
    .on(loadFx.fail, () => 'load')
    .on(switchFx.fail, () => 'switch')
    .reset([loadFx, switchFx, arrived]);

  return {
    chosen,
    retried,
    $clients,
    $error,
    $isLoading: loadFx.pending,
    $isSwitching: combine(switchFx.pending, $hasSwitched, (is, has) => is || has),
  };
}
