import { listClients, switchClient } from '@fairlead/contracts';
import { createStore, sample } from 'effector';
import { createQueryFx } from '../calls/cache.ts';
import { createCallFx, withLookupRetry } from '../calls/call-fx.ts';
import { visitor } from '../storage/own-storage.ts';
import { forgetEverythingFx, recall } from '../storage/storage.ts';
import { $owner, $ownStorage, persistOwnFx } from './owner.ts';

const name = 'several-clients';

/** The clients that the signed-in contact belongs to (A§4, AMB-47). */
export const listClientsFx = createQueryFx(listClients, withLookupRetry);
export const switchClientFx = createCallFx(switchClient);

const loaded = listClientsFx.doneData.map((clients) => clients.length > 1);

/** Loaded, and not stored yet: before somebody chooses a company, nobody owns what this page stores. */
const $loaded = createStore<boolean | null>(null, { serialize: 'ignore' }).on(
  loaded,
  (_, has) => has,
);

const known = sample({
  clock: [loaded, $owner],
  source: { loaded: $loaded, owner: $owner, storage: $ownStorage },
  fn: ({ loaded: has, owner, storage }) => ({
    has: has ?? (isUser(owner) && recall(storage, name) === true),
    isNew: has !== null && isUser(owner),
  }),
});
const stored = known.filter({ fn: ({ isNew }) => isNew });
$loaded.reset([stored, forgetEverythingFx]);
sample({ clock: stored, fn: ({ has }) => ({ name, value: has }), target: persistOwnFx });

/** Whether this user acts for several clients; stored, so that the list isn't loaded just for this. */
export const $hasSeveralClients = createStore(false)
  .on(known, (_, { has }) => has)
  .reset(forgetEverythingFx);

const isUser = (owner: string | null): boolean => owner !== null && owner !== visitor;
