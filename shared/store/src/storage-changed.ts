import { createEvent } from 'effector';
import { nameOfKey } from './storage.ts';

/** Another window of this browser changed its storage: fired by the host with what the window's `storage` event says. */
export const storageEventSeen = createEvent<{
  readonly key: string | null;
  readonly newValue: string | null;
}>();

/** Another window kept a value under a name, or forgot it (null). */
export const storageChanged = storageEventSeen.filterMap(({ key, newValue }) => {
  const name = key === null ? null : nameOfKey(key);
  return name === null ? undefined : { name, value: read(newValue) };
});

function read(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
