import { nameOfKey, prefix, type TextStorage } from './storage.ts';

/** The owner of a visitor's entries. Their keys name no owner. */
export const visitor = '';

/** The user's input and what follows from it. Everything else belongs to the browser: attribution, session source. */
const personal = /^(?:draft:.+|intake-answers|lead|application-key|referral)$/;
const owned = 'of:';

const ownPrefix = (owner: string) =>
  owner === visitor ? prefix : `${prefix}${owned}${encodeURIComponent(owner)}:`;

/** Returns a view of a browser's storage that only has one owner's entries. */
export function storageOf(storage: TextStorage, owner: string): TextStorage {
  if (owner === visitor) return storage;
  const own = ownPrefix(owner);
  const keyOf = (key: string) => own + (nameOfKey(key) ?? key);
  return {
    get: (key) => storage.get(keyOf(key)),
    set: (key, text) => storage.set(keyOf(key), text),
    remove: (key) => storage.remove(keyOf(key)),
    keys: () =>
      storage
        .keys()
        .filter((key) => key.startsWith(own))
        .map((key) => prefix + key.slice(own.length)),
    isPersistent: (key) => storage.isPersistent?.(keyOf(key)) ?? true,
  };
}

/** Returns the entry's name without its owner; null if the entry belongs to another owner. */
export function ownNameOf(name: string, owner: string): string | null {
  const own = ownPrefix(owner).slice(prefix.length);
  if (owner === visitor) return name.startsWith(owned) ? null : name;
  return name.startsWith(own) ? name.slice(own.length) : null;
}

/**
 * Moves personal entries without an owner to this owner: input from before sign-in, and entries of earlier versions,
 * which had no owners. They are newer than the owner's existing entries.
 */
export function takeOver(storage: TextStorage, owner: string): void {
  if (owner === visitor) return;
  const own = storageOf(storage, owner);
  for (const key of storage.keys()) {
    const text = personal.test(nameOfKey(key) ?? '') ? storage.get(key) : null;
    if (text === null) continue;
    own.set(key, text);
    storage.remove(key);
  }
}
