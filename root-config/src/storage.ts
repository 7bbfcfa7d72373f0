import { memoryStorage, type TextStorage } from '@fairlead/store';

/** The browser's local storage; memory where the browser refuses it (private windows, blocked cookies). */
export function browserStorage(): TextStorage {
  const memory = memoryStorage();
  const local = findLocalStorage();
  if (!local) return memory;
  return {
    get: (key) => local.getItem(key) ?? memory.get(key),
    set(key, text) {
      try {
        local.setItem(key, text);
      } catch {
        // Full: the page still works, the draft lives until it is closed.
        memory.set(key, text);
      }
    },
    remove(key) {
      local.removeItem(key);
      memory.remove(key);
    },
    keys: () => [...new Set([...Object.keys(local), ...memory.keys()])],
  };
}

function findLocalStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
