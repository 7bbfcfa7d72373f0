import type { History } from '@fairlead/store';

type HistoryLocation = ReturnType<History['current']>;
type Entry = HistoryLocation & { readonly document: number };

/** The history of one browser tab, across its documents. */
export type TabHistory = {
  /** Returns the history of a new document. Earlier documents no longer receive changes. */
  open(): History;
  /** Adds an address for a new document. */
  load(address: string): void;
  current(): HistoryLocation;
  /** The Back button. `document` when it leads into another document, which has to be loaded. */
  back(): 'same' | 'document' | 'nowhere';
};

export function tabHistory(start: string): TabHistory {
  let document = 0;
  let entries: Entry[] = [{ address: start, state: {}, document }];
  let index = 0;
  let listeners = new Set<(location: HistoryLocation) => void>();
  const entry = (): Entry => entries[index] ?? { address: start, state: {}, document };
  const current = (): HistoryLocation => ({ address: entry().address, state: entry().state });
  const tell = () => {
    for (const moved of listeners) moved(current());
  };
  const push = (next: HistoryLocation) => {
    entries = [...entries.slice(0, index + 1), { ...next, document }];
    index += 1;
  };
  const replace = (next: HistoryLocation) => {
    entries = entries.with(index, { ...next, document });
    tell();
  };

  function back(): 'same' | 'document' | 'nowhere' {
    if (index === 0) return 'nowhere';
    const left = entry().document;
    index -= 1;
    if (entry().document !== left) return 'document';
    tell();
    return 'same';
  }

  return {
    current,
    back,
    load(address) {
      document += 1;
      push({ address, state: {} });
    },
    open() {
      const mine = new Set<(location: HistoryLocation) => void>();
      listeners = mine;
      const own = entries.map((one, at) => (at === index ? { ...one, document } : one));
      entries = own;
      return {
        current,
        push(next) {
          if (next.address === current().address) return replace(next);
          push(next);
          tell();
        },
        replace,
        back: () => void back(),
        listen(moved) {
          mine.add(moved);
          return () => mine.delete(moved);
        },
      };
    },
  };
}
