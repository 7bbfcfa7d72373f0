import { attach, createStore } from 'effector';
import { type Struct, validate } from 'superstruct';

/** Text by key, as the browser's local storage keeps it. */
export type TextStorage = {
  get(key: string): string | null;
  set(key: string, text: string): void;
  remove(key: string): void;
  /** All keys, including those of other software. */
  keys(): string[];
  /** Whether a key's value outlives the page (default: true). */
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

/** The storage of this scope; set by the host with `fork({ values })`. */
export const $storage = createStore<TextStorage>(memoryStorage(), { serialize: 'ignore' });

/** The prefix of all keys of the product in local storage. */
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

/** Persists a value for this browser, regardless of the user. Use `persistOwnFx` for user input. */
export const persistFx = attach({ source: $storage, effect: persistIn });

/** Reads the value stored under a name; null when there is none. */
export const recall = (storage: TextStorage, name: string): unknown =>
  readKept(storage.get(prefix + name));

/** Parses a stored text. Returns null if it isn't JSON. */
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
  // Most names have no value, and a failed validation costs a stack trace.
  if (kept === null) return null;
  const [, value] = validate(kept, shape);
  return value ?? null;
}

/** Clears this site's storage, including vendors' keys (A§2: logout clears local storage). */
export const forgetEverythingFx = attach({
  source: $storage,
  effect: (storage) => {
    for (const key of storage.keys()) storage.remove(key);
  },
});
