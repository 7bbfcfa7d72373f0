import { isRecord } from '@fairlead/domain';
import type { History, HistoryEntry } from '@fairlead/store';

/** The browser's history behind the store's interface. Our own navigations notify listeners at once. */
export function browserHistory(until: AbortSignal): History {
  const listeners = new Set<(entry: HistoryEntry) => void>();
  const tell = () => {
    for (const moved of [...listeners]) moved(current());
  };
  // single-spa puts its own `addEventListener` on window and holds popstate back until it has
  // unmounted; the model must be notified first.
  EventTarget.prototype.addEventListener.call(
    window,
    'popstate',
    (event) => {
      if (!('singleSpa' in event)) tell();
    },
    { signal: until },
  );
  const replace = ({ address, state }: HistoryEntry) => {
    window.history.replaceState(state, '', address);
    tell();
  };
  return {
    current,
    push(entry) {
      const { address, state } = entry;
      if (address === current().address) return replace(entry);
      window.history.pushState(state, '', address);
      tell();
    },
    replace,
    back: () => window.history.back(),
    listen(moved) {
      listeners.add(moved);
      return () => listeners.delete(moved);
    },
  };
}

function current(): HistoryEntry {
  const { pathname, search } = window.location;
  const state: unknown = window.history.state;
  return {
    address: pathname + search,
    state: isRecord(state) ? state : {},
  };
}
