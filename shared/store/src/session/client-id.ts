import { createStore, sample } from 'effector';
import * as s from 'superstruct';
import { appStarted } from '../app.ts';
import { $storage, forgetEverythingFx, persistFx, readAs } from '../storage/storage.ts';
import { $session } from './session.ts';

const name = 'client-id';

const recalled = sample({
  clock: appStarted,
  source: $storage,
  fn: (storage) => readAs(storage, name, s.string()),
});
const known = $session.map(({ clientId }) => clientId);

/** The client this browser last acted for (A§3 "Locally stored"), also before the session is known again. */
export const $clientId = createStore<string | null>(null)
  .on(recalled, (_, kept) => kept)
  .on(known, (kept, clientId) => clientId ?? kept)
  .reset(forgetEverythingFx);
sample({
  clock: known,
  filter: (clientId) => clientId !== null,
  fn: (value) => ({ name, value }),
  target: persistFx,
});
