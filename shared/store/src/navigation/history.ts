import type { NavigationState } from '@fairlead/domain';

export type HistoryEntry = {
  /** Path and query: '/login?email=a%40b.co'. */
  readonly address: string;
  readonly state: NavigationState;
};

/** The history that a host provides. The browser's wraps window.history, Node's is `memoryHistory`. */
export type History = {
  current(): HistoryEntry;
  /** Adds an entry. The address that is open takes its own place, as in browsers (HTML, "navigate", handling "auto"). */
  push(entry: HistoryEntry): void;
  replace(entry: HistoryEntry): void;
  back(): void;
  /** Calls the listener after every navigation. Returns a function that removes it. */
  listen(moved: (entry: HistoryEntry) => void): () => void;
};

/** A history without a browser, for tests and the headless driver. */
export function memoryHistory(start = '/', state: NavigationState = {}): History {
  let entries: HistoryEntry[] = [{ address: start, state }];
  let index = 0;
  const listeners = new Set<(entry: HistoryEntry) => void>();
  const current = () => entries[index] ?? { address: '/', state: {} };
  const tell = () => {
    for (const moved of listeners) moved(current());
  };
  const replace = (next: HistoryEntry) => {
    entries = entries.with(index, next);
    tell();
  };
  return {
    current,
    push(next) {
      if (next.address === current().address) return replace(next);
      entries = [...entries.slice(0, index + 1), next];
      index += 1;
      tell();
    },
    replace,
    back() {
      if (index === 0) return;
      index -= 1;
      tell();
    },
    listen(moved) {
      listeners.add(moved);
      return () => listeners.delete(moved);
    },
  };
}
