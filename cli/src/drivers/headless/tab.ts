import {
  $history,
  closeWindowFx,
  draftsFlushed,
  leaveFx,
  openPopupFx,
  pageVisibilityChanged,
  reloadPageFx,
  storageEventSeen,
} from '@fairlead/store';
import { allSettled } from 'effector';
import type { LoadedAreas } from './areas.ts';
import { type Operations, operationsOn } from './operations.ts';
import { createSharedStorage, type SharedStorage } from './shared-storage.ts';
import { type OpenedDocument, openTabDocument, type TabDocument } from './tab-document.ts';
import { tabHistory } from './tab-history.ts';
import { type TabJournal, writesOnly } from './tab-journal.ts';
import { tabLinks } from './tab-links.ts';
import type { Traffic } from './traffic.ts';
import type { Connection, HostHandler } from './world.ts';

/**
 * One browser tab of one actor, with its storage and session, across its documents. Everything that changes its page
 * uses its methods, which report to the traffic that the page may no longer be idle.
 */
export type Tab = {
  /** The open document, for reading. */
  document(): TabDocument;
  /** Does something on the page, as a person would. */
  operate<Result>(work: (operations: Operations) => Result): Result;
  /** Unmounts an area while its model is replaced, and mounts the new one. */
  remount(area: string, replace: () => void): void;
  /** The open page outside the product, or null. */
  outside(): string | null;
  address(): string;
  isOpen(): boolean;
  /** Returns the last opened popup that hasn't been visited, or null. */
  takePopup(): string | null;
  /** Loads an address in a new document, with a new scope. */
  load(address: string): void;
  reload(): void;
  /** Saves drafts at once, like the browser's host before an area is unmounted. */
  flushDrafts(): void;
  /** Another tab is in front of this one, or not anymore. */
  show(visibility: Visibility): void;
  back(): void;
  /** Opens another window over the same storage. */
  openWindow(address: string): Tab;
  close(): void;
};

type Visibility = 'hidden' | 'visible';

type TabOptions = {
  readonly start: string;
  readonly connection: Connection;
  readonly traffic: Traffic;
  readonly areas: LoadedAreas;
  readonly journal: TabJournal;
  readonly storage?: SharedStorage;
};

export function openTab(options: TabOptions): Tab {
  const { start, connection, traffic, areas, journal, storage = createSharedStorage() } = options;
  const history = tabHistory(start);
  const window = storage.open((event) => {
    void allSettled(storageEventSeen, { scope: open.scope, params: event });
  });
  let visibility: Visibility = 'visible';
  let outside: string | null = null;
  let popup: string | null = null;
  let isOpen = true;
  const tabEffects: readonly HostHandler[] = [
    [leaveFx, leave],
    [reloadPageFx, reopen],
    [openPopupFx, openPopup],
    [closeWindowFx, closeItself],
  ];
  /** Of each document, because one that was left may still fail. */
  const stopInspecting: (() => void)[] = [];
  let open = openNext();
  const links = tabLinks({
    push: (address) => open.scope.getState($history).push({ address, state: {} }),
    load,
  });

  return {
    document: () => open,
    operate(work) {
      traffic.stir();
      return work(operationsOn(open.page, links));
    },
    remount(area, replace) {
      traffic.stir();
      open.page.remount(area, replace);
    },
    outside: () => outside,
    address: () => outside ?? history.current().address,
    isOpen: () => isOpen,
    takePopup() {
      const url = popup;
      popup = null;
      return url;
    },
    load,
    reload: reopen,
    flushDrafts,
    show(next) {
      if (!isOpen || next === visibility) return;
      visibility = next;
      traffic.stir();
      void allSettled(pageVisibilityChanged, { scope: open.scope, params: visibility });
    },
    back() {
      traffic.stir();
      if (outside !== null || history.back() === 'document') reopen();
    },
    openWindow: (address) =>
      openTab({ ...options, start: address, storage, journal: writesOnly(journal) }),
    close() {
      traffic.stir();
      isOpen = false;
      window.close();
      open.page.close();
      for (const stop of stopInspecting) stop();
    },
  };

  function load(address: string): void {
    history.load(address);
    reopen();
  }

  /** Saves drafts first, like the browser's host when a page is left. */
  function reopen(): void {
    flushDrafts();
    open.leave();
    open = openNext();
  }

  function flushDrafts(): void {
    traffic.stir();
    void allSettled(draftsFlushed, { scope: open.scope });
  }

  function openNext(): OpenedDocument {
    traffic.stir();
    outside = null;
    const opened = openTabDocument({
      connection,
      traffic,
      areas,
      journal,
      history: history.open(),
      storage: window.storage,
      visibility,
      tabEffects,
    });
    stopInspecting.push(opened.stopInspecting);
    return opened;
  }

  async function leave({ url }: { url: string }): Promise<void> {
    const back = await connection.leave(url);
    if (back === null) outside = url;
    else load(back);
  }

  function openPopup({ url }: { url: string }): void {
    popup = url;
  }

  function closeItself(): void {
    isOpen = false;
  }
}
