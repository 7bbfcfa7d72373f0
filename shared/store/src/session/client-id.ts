import { createEvent, createStore, merge, sample } from 'effector';
import * as s from 'superstruct';
import { appStarted } from '../host/app.ts';
import { $storage, forgetEverythingFx, persistFx, readAs } from '../storage/storage.ts';
import { $session } from './session.ts';

const name = 'client-id';

const recalled = sample({
  clock: appStarted,
  source: $storage,
  fn: (storage) => readAs(storage, name, s.string()),
});

/** The server named the user's client before the session did, for example when it was just created. */
export const clientIdReceived = createEvent<string>();

const learned = merge([
  clientIdReceived,
  sample({ clock: $session.map(({ clientId }) => clientId), filter: (id) => id !== null }),
]);

/** The client this browser last acted for (A§3 "Locally stored"), also before the session is known again. */
export const $clientId = createStore<string | null>(null)
  .on(recalled, (_, kept) => kept)
  .on(learned, (_, clientId) => clientId)
  .reset(forgetEverythingFx);
sample({ clock: learned, fn: (value) => ({ name, value }), target: persistFx });
