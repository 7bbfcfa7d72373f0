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
  waitFx,
} from '@fairlead/store';
import { attach, createEffect, createEvent, createStore, merge, sample } from 'effector';
import { string } from 'superstruct';
import { addressAt } from './site.ts';
import { applicationName, cartaStates, stateNameOf } from './states.ts';

/** What Carta's site returned, and the application that it is about. */
type Answered = { readonly applicationId: string | null; readonly code: string | undefined };

/** CARTA-013, in ms. */
const successShownFor = 1500;

/** The page that Carta's site redirects back to, inside the popup. */
export function createCartaCallback() {
  const entry = entered('carta-callback');
  /** Carta's site redirected the popup here, with this query. */
  const returned = createEvent<Readonly<Record<string, string>>>();
  sample({ clock: entry, fn: ({ query }) => query, target: returned });
  const answered = sample({
    clock: returned,
    source: $storage,
    fn: (storage, { state, code, error }) => ({
      applicationId: state || readAs(storage, applicationName, string()),
      code,
      isDenied: error === 'access_denied',
    }),
  });
  const $applicationId = createStore<string | null>(null).on(
    answered,
    (_, { applicationId }) => applicationId,
  );
  const importFx = createCallFx(importCarta);
  const exchangeFx = createEffect(async ({ applicationId, code }: Answered) => {
    if (!applicationId || !code)
      throw new Error(
        'The import from Carta needs an application and a code, and one of them is missing. Connect again from the Carta page.',
      );
    await importFx({ body: { applicationId, code } });
    await persistFx({ name: stateNameOf(applicationId), value: cartaStates.connected });
  });
  const closeLaterFx = createEffect(async () => {
    await waitFx(successShownFor);
    await closeWindowFx();
  });

  const closeDeniedFx = attach({ effect: closeWindowFx });

  sample({ clock: answered, filter: ({ isDenied }) => isDenied, target: closeDeniedFx });
  sample({ clock: answered, filter: ({ isDenied }) => !isDenied, target: exchangeFx });
  sample({ clock: exchangeFx.done, target: closeLaterFx });
  sample({
    clock: exchangeFx.fail.filterMap(({ params }) => params.applicationId ?? undefined),
    fn: (applicationId) => ({ name: stateNameOf(applicationId), value: cartaStates.failed }),
    target: persistFx,
  });

  /**
   * Closing does nothing in a window that no script opened. From this page, the application continues; without one, at
   * the start page.
   */
  const continued = createEvent();
  sample({
    clock: continued,
    source: $applicationId,
    fn: (applicationId) =>
      applicationId
        ? ({ route: 'resume', params: { applicationId }, replace: true } as const)
        : ({ route: 'intake', replace: true } as const),
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
    clock: sample({ clock: retried, source: $applicationId, filter: Boolean }),
    source: $cartaSite,
    fn: (site, applicationId) => ({ url: addressAt(site, applicationId) }),
    target: leaveFx,
  });
  sample({
    clock: retried,
    source: $applicationId,
    filter: (applicationId) => !applicationId,
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
