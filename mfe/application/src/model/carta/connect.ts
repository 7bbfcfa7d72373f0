import {
  $cartaSite,
  entered,
  left,
  navigate,
  openChatFx,
  openPopupFx,
  persistFx,
  storageChanged,
} from '@fairlead/store';
import { attach, createEvent, createStore, sample } from 'effector';
import { not } from 'patronum';
import { content } from '../../content.ts';
import { addressAt } from './site.ts';
import {
  applicationName,
  type CartaState,
  cartaStates,
  isCartaState,
  stateNameOf,
} from './states.ts';

/** CARTA-012: the size of the popup in CSS pixels. */
const cartaPopup = { width: 590, height: 1000 } as const;

/** ERROR-029. */
export const cartaFailedText = content.carta.phases.failed;

/** The connect-Carta step of an application. */
export function createCarta() {
  const entry = entered('carta');
  const connectPressed = createEvent();
  const continuedWithout = createEvent();
  const advisorRequested = createEvent();

  const $applicationId = createStore<string | null>(null).on(
    entry,
    (_, { params }) => params.applicationId,
  );
  const told = createEvent<CartaState>();
  /** 2 idle, 1 failed, 0 connected; the popup writes it to local storage. */
  const $state = createStore<CartaState>(cartaStates.idle)
    .on(told, (_, state) => state)
    .reset([entry, connectPressed]);

  const stateStored = sample({
    clock: storageChanged,
    source: $applicationId,
    fn: (applicationId, { name, value }) =>
      applicationId !== null && name === stateNameOf(applicationId) ? value : null,
  }).filterMap((value) => (isCartaState(value) ? value : undefined));
  sample({ clock: stateStored, target: told });

  const openFx = attach({
    source: $cartaSite,
    effect: async (site, applicationId: string) => {
      await persistFx({ name: stateNameOf(applicationId), value: null });
      await persistFx({ name: applicationName, value: applicationId });
      await openPopupFx({ url: addressAt(site, applicationId), ...cartaPopup });
    },
  });
  const $isOpening = openFx.pending;
  sample({
    clock: sample({ clock: connectPressed, filter: not($isOpening) }),
    source: $applicationId,
    filter: Boolean,
    target: openFx,
  });
  $state.on(openFx.fail, () => cartaStates.failed);

  const $isOpen = createStore(false)
    .on(entry, () => true)
    .reset(left('carta'));
  const connected = sample({
    clock: told,
    source: $isOpen,
    filter: (isOpen, state) => isOpen && state === cartaStates.connected,
  });
  sample({
    clock: [connected, continuedWithout],
    source: $applicationId,
    filter: Boolean,
    fn: (applicationId) => ({ route: 'resume', params: { applicationId } }) as const,
    target: navigate,
  });
  sample({ clock: advisorRequested, fn: () => ({ topic: 'Carta' }), target: openChatFx });

  return { connectPressed, continuedWithout, advisorRequested, $state, $isOpening };
}
