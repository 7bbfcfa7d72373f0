import { memoryStorage, type TextStorage } from '@fairlead/store';

type StorageEvent = { readonly key: string | null; readonly newValue: string | null };

/** The local storage of one browser: its windows share it and receive each other's changes. */
export type SharedStorage = {
  open(heard: (event: StorageEvent) => void): {
    readonly storage: TextStorage;
    close(): void;
  };
};

export function createSharedStorage(): SharedStorage {
  const shared = memoryStorage();
  const windows = new Set<(event: StorageEvent) => void>();
  return {
    open(heard) {
      windows.add(heard);
      const tellOthers = (event: StorageEvent) => {
        for (const other of windows) if (other !== heard) other(event);
      };
      return {
        storage: {
          ...shared,
          set(key, value) {
            shared.set(key, value);
            tellOthers({ key, newValue: value });
          },
          remove(key) {
            shared.remove(key);
            tellOthers({ key, newValue: null });
          },
        },
        close: () => windows.delete(heard),
      };
    },
  };
}
