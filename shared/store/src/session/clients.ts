import { listClients, switchClient } from '@fairlead/contracts';
import { createStore, sample } from 'effector';
import { createQueryFx } from '../calls/cache.ts';
import { createCallFx, withLookupRetry } from '../calls/call-fx.ts';
import { forgetEverythingFx, recall } from '../storage/storage.ts';
import { $owner, $ownStorage, persistOwnFx } from './owner.ts';

const name = 'several-clients';

/** The clients that the signed-in contact belongs to (A§4, AMB-47). */
export const listClientsFx = createQueryFx(listClients, withLookupRetry);
export const switchClientFx = createCallFx(switchClient);

const recalled = sample({
  clock: $owner,
  source: $ownStorage,
  fn: (storage) => recall(storage, name) === true,
});

/** Whether this user acts for several clients; stored, so that the list isn't loaded just for this. */
export const $hasSeveralClients = createStore(false)
  .on(recalled, (_, has) => has)
  .on(listClientsFx.doneData, (_, clients) => clients.length > 1)
  .reset(forgetEverythingFx);
sample({
  clock: listClientsFx.doneData,
  fn: (clients) => ({ name, value: clients.length > 1 }),
  target: persistOwnFx,
});
