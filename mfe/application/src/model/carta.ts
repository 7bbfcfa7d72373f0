import { importCarta } from '@fairlead/contracts/application';
import {
  $cartaSite,
  $storage,
  type CartaSite,
  closeWindowFx,
  createCallFx,
  entered,
  leaveFx,
  left,
  navigate,
  openChatFx,
  openPopupFx,
  persistFx,
  readAs,
  storageChanged,
  type TextStorage,
  waitFx,
} from '@fairlead/store';
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { not } from 'patronum';
import { string } from 'superstruct';
import { content } from '../content.ts';

/** CARTA-012: the size of the popup in CSS pixels. */
export const cartaPopup = { width: 590, height: 1000 } as const;

/** CARTA-014: read issuer info, capitalization table summary, stakeholder capitalization table. */
export const cartaScopes = [
  'read_issuer_info',
  'read_issuer_capitalizationtablesummary',
  'read_issuer_stakeholdercapitalizationtable',
] as const;

/** CARTA-013, in ms. */
export const successShownFor = 1500;

/** A§4: the state of connecting. */
export const cartaStates = { connected: 0, failed: 1, idle: 2 } as const;
export type CartaState = (typeof cartaStates)[keyof typeof cartaStates];

/** ERROR-029. */
export const cartaFailedText = content.carta.phases.failed;

/** Under which name the popup tells the page how it went, and the page tells the popup which application it is for. */
const stateName = 'carta-connect';
const applicationName = 'carta-application';

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
  /** 2 idle, 1 failed, 0 connected; driven by what the popup writes to local storage. */
  const $state = createStore<CartaState>(cartaStates.idle)
    .on(told, (_, state) => state)
    .reset([entry, connectPressed]);

  const stateStored = sample({
    clock: [storageChanged, persistFx.done.map(({ params }) => params)],
  }).filterMap(({ name, value }) =>
    name === stateName && isCartaState(value) ? value : undefined,
  );
  sample({ clock: stateStored, target: told });

  const openFx = attach({
    source: $cartaSite,
    effect: async (site, applicationId: string) => {
      await persistFx({ name: stateName, value: null });
      await persistFx({ name: applicationName, value: applicationId });
      await openPopupFx({ url: addressAt(site), ...cartaPopup });
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

/** The page that Carta's site comes back to, inside the popup. */
export function createCartaCallback() {
  const entry = entered('carta-callback');
  /** Carta's site sent the popup back here, with these in the query. */
  const returned = createEvent<Readonly<Record<string, string>>>();
  sample({ clock: entry, fn: ({ query }) => query, target: returned });
  const importFx = createCallFx(importCarta);
  const readFx = attach({
    source: $storage,
    effect: (storage) => readAs(storage, applicationName, string()),
  });

  const exchangeFx = createEffect(async (code: string | undefined) => {
    const applicationId = await readFx();
    if (!applicationId || !code) throw new Error('There is nothing to import for anybody');
    await importFx({ body: { applicationId, code } });
    await persistFx({ name: stateName, value: cartaStates.connected });
  });
  const closeLaterFx = createEffect(async () => {
    await waitFx(successShownFor);
    await closeWindowFx();
  });

  sample({
    clock: returned,
    filter: ({ error }) => error === 'access_denied',
    fn: () => {},
    target: closeWindowFx,
  });
  sample({
    clock: returned,
    filter: ({ error }) => error !== 'access_denied',
    fn: ({ code }) => code,
    target: exchangeFx,
  });
  sample({ clock: exchangeFx.done, fn: () => {}, target: closeLaterFx });
  sample({
    clock: exchangeFx.fail,
    fn: () => ({ name: stateName, value: cartaStates.failed }),
    target: persistFx,
  });

  /** A code works once, so this asks Carta for another. Without an application, the start page decides what comes next. */
  const retried = createEvent();
  const advisorRequested = createEvent();
  sample({
    clock: sample({ clock: retried, source: $storage, filter: knowsApplication }),
    source: $cartaSite,
    fn: (site) => ({ url: addressAt(site) }),
    target: leaveFx,
  });
  sample({
    clock: retried,
    source: $storage,
    filter: (storage) => !knowsApplication(storage),
    fn: () => ({ route: 'intake', replace: true }) as const,
    target: navigate,
  });
  sample({ clock: advisorRequested, fn: () => ({ topic: 'Carta' }), target: openChatFx });

  const $phase = createStore<'connecting' | 'connected' | 'failed'>('connecting')
    .on(exchangeFx.done, () => 'connected')
    .on(exchangeFx.fail, () => 'failed')
    .reset(returned);
  return { returned, retried, advisorRequested, $phase };
}

const knowsApplication = (storage: TextStorage) =>
  readAs(storage, applicationName, string()) !== null;

const isCartaState = (value: unknown): value is CartaState =>
  Object.values(cartaStates).some((state) => state === value);

/** Where Carta asks for the three scopes. */
function addressAt({ authorize, clientId, redirect }: CartaSite): string {
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    scope: cartaScopes.join(' '),
    redirect_uri: redirect,
  });
  return `${authorize}${authorize.includes('?') ? '&' : '?'}${query}`;
}
