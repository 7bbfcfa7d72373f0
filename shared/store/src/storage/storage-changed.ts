import { createEvent } from 'effector';
import { nameOfKey, readKept } from './storage.ts';

/** Another window of this browser changed the storage: fired by the host with the content of the `storage` event. */
export const storageEventSeen = createEvent<{
  readonly key: string | null;
  readonly newValue: string | null;
}>();

/** Another window stored or deleted (null) a value under a name. */
export const storageChanged = storageEventSeen.filterMap(({ key, newValue }) => {
  const name = key === null ? null : nameOfKey(key);
  return name === null ? undefined : { name, value: readKept(newValue) };
});
