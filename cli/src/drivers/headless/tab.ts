import { matchRoute } from '@fairlead/domain';
import type { Links } from '@fairlead/headless-page/operate';
import type { Host } from '@fairlead/mfe-kit/host';
import {
  $history,
  $http,
  $storage,
  appStarted,
  closeWindowFx,
  draftsFlushed,
  leaveFx,
  openChatFx,
  openPopupFx,
  pageVisibilityChanged,
  reloadPageFx,
  reportErrorFx,
  requestFx,
  storageEventSeen,
} from '@fairlead/store';
import { servicesStarted } from '@fairlead/store/services';
import { allSettled, fork, type Scope, scopeBind } from 'effector';
import { readError } from '../../run/causes/source-location.ts';
import type { ScenarioEvent } from '../../run/terms/scenario-session.ts';
import type { LoadedAreas } from './areas.ts';
import { bearerHolder } from './bearer-holder.ts';
import { createCallLog } from './call-log.ts';
import { type DocumentPage, openDocument } from './document-page.tsx';
import { asOutside, type Tell } from './effect-errors.ts';
import { inspectScope } from './inspected-scope.ts';
import { type Operations, operationsOn } from './operations.ts';
import { $record, type JournalEntry, toScenarioEvent } from './recording.ts';
import { createSharedStorage, type SharedStorage } from './shared-storage.ts';
import { tabHistory } from './tab-history.ts';
import type { Traffic } from './traffic.ts';
import type { Fired } from './trail.ts';
import type { Connection, HostHandler } from './world.ts';

/**
 * One browser tab of one actor, with its storage and session, across its documents. Everything that changes its page
 * uses its methods, which report to the traffic that the page may no longer be idle.
 */
export type Tab = {
  scope(): Scope;
  /** The page, for reading. */
  page(): Omit<DocumentPage, 'focus' | 'remount' | 'close'>;
  /** Does something on the page, as a person would. */
  operate<Result>(work: (operations: Operations) => Result): Result;
  /** Unmounts an area while its model is replaced, and mounts the new one. */
  remount(area: string, replace: () => void): void;
  /** The open page outside the product, or null. */
  outside(): string | null;
  address(): string;
  isOpen(): boolean;
  /** Returns the calls of the open document that have no response yet. */
  pendingCalls(): readonly string[];
  /** Returns the effects of the open document that have begun and not ended. */
  pendingEffects(): readonly string[];
  /** Returns what the open document's models did last. */
  trail(): readonly Fired[];
  /** An act on the page has ended, and the page is at rest. */
  endAct(): void;
  /** Returns the last response of each call of the open document. */
  lastAnswers(): ReadonlyMap<string, unknown>;
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

type OpenDocument = {
  readonly scope: Scope;
  readonly page: DocumentPage;
  readonly pendingCalls: () => readonly string[];
  readonly pendingEffects: () => readonly string[];
  readonly trail: () => readonly Fired[];
  readonly endAct: () => void;
  readonly lastAnswers: () => ReadonlyMap<string, unknown>;
};

type TabOptions = {
  readonly start: string;
  readonly connection: Connection;
  readonly traffic: Traffic;
  readonly areas: LoadedAreas;
  readonly journal: Pick<ScenarioEvent[], 'push'>;
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
  let documents = 0;
  const inspected: (() => void)[] = [];
  let isOpen = true;
  let open = openNext();
  const links: Links = {
    follow(address, opensTab) {
      if (opensTab) return;
      const { protocol, pathname, search, hash } = new URL(address, 'http://here');
      // The phone or the mail program opens; the page stays.
      if (protocol === 'tel:' || protocol === 'mailto:') return;
      if (hash && pathname === '/') return;
      const isOurs = address.startsWith('/') && matchRoute(pathname);
      if (isOurs) open.scope.getState($history).push({ address: pathname + search, state: {} });
      else load(address);
    },
    jump() {},
  };

  return {
    scope: () => open.scope,
    page: () => open.page,
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
    pendingCalls: () => open.pendingCalls(),
    pendingEffects: () => open.pendingEffects(),
    trail: () => open.trail(),
    endAct: () => open.endAct(),
    lastAnswers: () => open.lastAnswers(),
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
      tellVisibility(open.scope);
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
      for (const stop of inspected) stop();
    },
  };

  function load(address: string): void {
    history.load(address);
    reopen();
  }

  /** Saves drafts first, like the browser's host when a page is left. */
  function reopen(): void {
    flushDrafts();
    open.page.close();
    open = openNext();
  }

  function flushDrafts(): void {
    traffic.stir();
    void allSettled(draftsFlushed, { scope: open.scope });
  }

  function tellVisibility(scope: Scope): void {
    traffic.stir();
    void allSettled(pageVisibilityChanged, { scope, params: visibility });
  }

  function openNext(): OpenDocument {
    traffic.stir();
    outside = null;
    documents += 1;
    const mine = documents;
    const http = bearerHolder();
    const calls = createCallLog();
    const handlers: HostHandler[] = [
      [requestFx, http.through(calls.through(connection.answer))],
      ...connection.handlers,
      [leaveFx, leave],
      [reloadPageFx, reopen],
      [
        openPopupFx,
        ({ url }: { url: string }) => {
          popup = url;
        },
      ],
      [
        closeWindowFx,
        () => {
          isOpen = false;
        },
      ],
    ];
    // A document that was left may still receive responses, but their effects aren't recorded.
    const record = (entry: JournalEntry) => {
      if (mine === documents) journal.push(withResponse(toScenarioEvent(entry), calls.take));
    };
    const tell: Tell = (error, where, mayBeMeant) => {
      const read = readError(error, where);
      journal.push({ kind: 'error', ...read, ...(mayBeMeant ? { mayBeMeant } : {}) });
    };
    const scope = fork({
      values: [
        [$history, history.open()],
        [$storage, window.storage],
        [$http, http],
        [$record, record],
      ],
      handlers: handlers.map(([effect, handler]) => [effect, traffic.through(asOutside(handler))]),
    });
    // A document that was left may still fail, and is heard until its tab is closed.
    const { pendingEffects, trail, endAct, stop } = inspectScope(scope, tell);
    inspected.push(stop);
    tellVisibility(scope);
    const page = openDocument(scope, areas, hostOf(scope));
    // Not awaited, because a product that polls never settles. The driver waits until no call is in flight.
    void allSettled(appStarted, { scope });
    const { services } = connection;
    if (services) {
      void allSettled(servicesStarted, { scope, params: { environment: 'sandbox', services } });
    }
    return {
      scope,
      page,
      pendingCalls: calls.pending,
      pendingEffects,
      trail,
      endAct,
      lastAnswers: calls.responses,
    };
  }

  async function leave({ url }: { url: string }): Promise<void> {
    const back = await connection.leave(url);
    if (back === null) {
      outside = url;
      return;
    }
    load(back);
  }
}

/** A failed call has its response in the journal. */
function withResponse(
  event: ScenarioEvent,
  take: (method: string, path: string) => unknown,
): ScenarioEvent {
  if (event.kind !== 'call' || event.status !== 200) return event;
  return { ...event, response: take(event.method, event.path) };
}

/** A window starts the product again and repeats every read, so only its writes and errors are recorded. */
function writesOnly(page: Pick<ScenarioEvent[], 'push'>): Pick<ScenarioEvent[], 'push'> {
  return {
    push: (...all) =>
      page.push(
        ...all.filter(
          (one) => one.kind === 'error' || (one.kind === 'call' && one.method !== 'GET'),
        ),
      ),
  };
}

function hostOf(scope: Scope): Host {
  const report = scopeBind(reportErrorFx, { scope });
  const openChat = scopeBind(openChatFx, { scope });
  return {
    scope,
    report: (error, where) => void report({ error, where }).catch(() => {}),
    talkToAdvisor: () => void openChat({ topic: 'crash' }).catch(() => {}),
    unsavedEdits: new Set(),
  };
}
