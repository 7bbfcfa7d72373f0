import { importCarta } from '@fairlead/contracts/application';
import {
  $cartaSite,
  $storage,
  closeWindowFx,
  createCallFx,
  entered,
  leaveFx,
  navigate,
  openChatFx,
  persistFx,
  readAs,
  type TextStorage,
  waitFx,
} from '@fairlead/store';
import { attach, createEffect, createEvent, createStore, merge, sample } from 'effector';
import { string } from 'superstruct';
import { addressAt } from './site.ts';
import { applicationName, cartaStates, stateName } from './states.ts';

/** CARTA-013, in ms. */
const successShownFor = 1500;

/** The page that Carta's site redirects back to, inside the popup. */
export function createCartaCallback() {
  const entry = entered('carta-callback');
  /** Carta's site redirected the popup here, with this query. */
  const returned = createEvent<Readonly<Record<string, string>>>();
  sample({ clock: entry, fn: ({ query }) => query, target: returned });
  const importFx = createCallFx(importCarta);
  const readFx = attach({
    source: $storage,
    effect: (storage) => readAs(storage, applicationName, string()),
  });

  const exchangeFx = createEffect(async (code: string | undefined) => {
    const applicationId = await readFx();
    if (!applicationId || !code)
      throw new Error(
        'The import from Carta needs an application and a code, and one of them is missing. Connect again from the Carta page.',
      );
    await importFx({ body: { applicationId, code } });
    await persistFx({ name: stateName, value: cartaStates.connected });
  });
  const closeLaterFx = createEffect(async () => {
    await waitFx(successShownFor);
    await closeWindowFx();
  });

  const closeDeniedFx = attach({ effect: closeWindowFx });

  sample({
    clock: returned,
    filter: ({ error }) => error === 'access_denied',
    target: closeDeniedFx,
  });
  sample({
    clock: returned,
    filter: ({ error }) => error !== 'access_denied',
    fn: ({ code }) => code,
    target: exchangeFx,
  });
  sample({ clock: exchangeFx.done, target: closeLaterFx });
  sample({
    clock: exchangeFx.fail,
    fn: () => ({ name: stateName, value: cartaStates.failed }),
    target: persistFx,
  });

  /**
   * Closing does nothing in a window that no script opened. From this page, the application continues; without one, at
   * the start page.
   */
  const continued = createEvent();
  sample({
    clock: continued,
    source: $storage,
    fn: (storage) => {
      const applicationId = readAs(storage, applicationName, string());
      return applicationId
        ? ({ route: 'resume', params: { applicationId }, replace: true } as const)
        : ({ route: 'intake', replace: true } as const);
    },
    target: navigate,
  });
  const closed = merge([closeDeniedFx.done, closeLaterFx.done]);
  const $isStillOpen = createStore(false)
    .on(closed, () => true)
    .reset(returned);

  /** A code works once, so this requests another one from Carta. Without an application, it goes to the start page. */
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

  const $phase = createStore<'connecting' | 'connected' | 'failed' | 'denied'>('connecting')
    .on(exchangeFx.done, () => 'connected')
    .on(exchangeFx.fail, () => 'failed')
    .on(closed, (phase) => (phase === 'connecting' ? 'denied' : phase))
    .reset(returned);
  return { returned, retried, continued, advisorRequested, $phase, $isStillOpen };
}

const knowsApplication = (storage: TextStorage) =>
  readAs(storage, applicationName, string()) !== null;
