import { memoryStorage, nameOfKey, type TextStorage } from '@fairlead/store';

/**
 * Keys of the sandbox, whose back end lives in this storage too, and of the browser driver, which production doesn't have;
 * and those of the page itself: which revision it has seen, and which share of the visitors it counts to. What the
 * product forgets when a person signs out is not theirs.
 */
const foreign = /^fairlead(?:-sandbox|-driver|:signed-versions$|:bucket$|:left-builds$)/;

/**
 * The browser's local storage; memory where the browser refuses it (private windows, blocked cookies). On a page of
 * someone else only the product's own keys exist: signing out forgets everything there is.
 */
export function browserStorage(
  isOwnPage: boolean,
  local: Storage | null = findLocalStorage(),
): TextStorage {
  const memory = memoryStorage();
  const isOurs = (key: string) => (isOwnPage ? !foreign.test(key) : nameOfKey(key) !== null);
  if (!local) return { ...memory, isPersistent: () => false };
  return {
    get: (key) => memory.get(key) ?? local.getItem(key),
    set(key, text) {
      try {
        local.setItem(key, text);
        memory.remove(key);
      } catch {
        // Full: the page still works, the draft lives until it is closed. What was kept before is out of date.
        local.removeItem(key);
        memory.set(key, text);
      }
    },
    remove(key) {
      local.removeItem(key);
      memory.remove(key);
    },
    keys: () => [...new Set([...Object.keys(local), ...memory.keys()])].filter(isOurs),
    isPersistent: (key) => memory.get(key) === null,
  };
}

function findLocalStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
