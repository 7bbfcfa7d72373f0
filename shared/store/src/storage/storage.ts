import { attach, createStore } from 'effector';
import { type Struct, validate } from 'superstruct';

/** Text by key, as the browser's local storage keeps it. */
export type TextStorage = {
  get(key: string): string | null;
  set(key: string, text: string): void;
  remove(key: string): void;
  /** Every key, also those that are not the product's. */
  keys(): string[];
  /** Whether the value of a key outlives the page; when absent, it does. */
  isPersistent?(key: string): boolean;
};

export function memoryStorage(start: Readonly<Record<string, string>> = {}): TextStorage {
  const rows = new Map(Object.entries(start));
  return {
    get: (key) => rows.get(key) ?? null,
    set: (key, text) => void rows.set(key, text),
    remove: (key) => void rows.delete(key),
    keys: () => [...rows.keys()],
  };
}

/** The storage of this scope; filled by the host with `fork({ values })`. */
export const $storage = createStore<TextStorage>(memoryStorage(), { serialize: 'ignore' });

/** Everything the product keeps in local storage is under this prefix. */
export const prefix = 'fairlead:';

/** Returns the entry name in a local storage key, or null for a key that isn't ours. */
export const nameOfKey = (key: string): string | null =>
  key.startsWith(prefix) ? key.slice(prefix.length) : null;

/** Persists a value under a name; `null` deletes it. Returns whether it outlives the page: a browser's storage may be full or blocked. */
export function persistIn(
  storage: TextStorage,
  { name, value }: { readonly name: string; readonly value: unknown },
): boolean {
  if (value === null) storage.remove(prefix + name);
  else storage.set(prefix + name, JSON.stringify(value));
  return value === null || (storage.isPersistent?.(prefix + name) ?? true);
}

/** Persists a value of this browser, anyone who uses it. What a person entered goes through `persistOwnFx`. */
export const persistFx = attach({ source: $storage, effect: persistIn });

/** Reads the value stored under a name; null when there is none. */
export const recall = (storage: TextStorage, name: string): unknown =>
  readKept(storage.get(prefix + name));

/** What a kept text says. Text that is no JSON counts as nothing. */
export function readKept(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads the value stored under a name; null when there is none or it has another shape. */
export function readAs<Value>(
  storage: TextStorage,
  name: string,
  shape: Struct<Value, unknown>,
): Value | null {
  const kept = recall(storage, name);
  // Most names hold nothing, and to say what is wrong with nothing takes the validator a stack trace.
  if (kept === null) return null;
  const [, value] = validate(kept, shape);
  return value ?? null;
}

/** Forgets everything that this browser keeps for the site, vendors' keys included (A§2: logout clears local storage). */
export const forgetEverythingFx = attach({
  source: $storage,
  effect: (storage) => {
    for (const key of storage.keys()) storage.remove(key);
  },
});
