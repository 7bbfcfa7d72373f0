import { attach, combine, createStore, sample } from 'effector';
import { ownNameOf, storageOf, takeOver, visitor } from '../storage/own-storage.ts';
import { $storage, persistIn, type TextStorage } from '../storage/storage.ts';
import { storageChanged } from '../storage/storage-changed.ts';
import { $auth, type Auth } from './session.ts';

/**
 * Whose entries this page stores and shows: the session's contact, or `visitor`; null until the session is known. When
 * a session ends, the page stays its user's.
 */
export const $owner = createStore<string | null>(null, { serialize: 'ignore' });

// In the same step as the session, so that everything read from then on belongs to this user.
sample({
  clock: $auth,
  source: { owner: $owner, storage: $storage },
  fn: takeOverFor,
  target: $owner,
});

type Owned = { readonly owner: string | null; readonly storage: TextStorage };

function takeOverFor({ owner, storage }: Owned, auth: Auth | null): string | null {
  const next = ownerAfter(auth, owner);
  if (next !== null && next !== owner) takeOver(storage, next);
  return next;
}

function ownerAfter(auth: Auth | null, owner: string | null): string | null {
  if (!auth || auth.session.clientSelectionRequired) return owner;
  if (auth.status !== 'authenticated') return owner ?? visitor;
  return auth.session.contactId ?? auth.session.clientId ?? visitor;
}

/** This scope's storage, limited to the owner's entries. Input from before the owner is known belongs to a visitor. */
export const $ownStorage = combine($storage, $owner, (storage, owner) =>
  storageOf(storage, owner ?? visitor),
);

/** Persists a value of this page's owner, like `persistFx`. */
export const persistOwnFx = attach({ source: $ownStorage, effect: persistIn });

/** Another window stored or deleted (null) a value of this page's owner. */
export const ownEntryChanged = sample({
  clock: storageChanged,
  source: $owner,
  fn: (owner, { name, value }) => ({ name: ownNameOf(name, owner ?? visitor), value }),
}).filterMap(({ name, value }) => (name === null ? undefined : { name, value }));
