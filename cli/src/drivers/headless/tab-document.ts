import type { AreaInstance } from '@fairlead/mfe-kit/area-instance';
import type { Host } from '@fairlead/mfe-kit/host';
import {
  $history,
  $http,
  $storage,
  appStarted,
  type History,
  openChatFx,
  pageVisibilityChanged,
  reportErrorFx,
  requestFx,
  type TextStorage,
} from '@fairlead/store';
import { servicesStarted } from '@fairlead/store/services';
import { allSettled, fork, type Scope, scopeBind } from 'effector';
import { readError } from '../../run/causes/source-location.ts';
import type { LoadedAreas } from './areas.ts';
import { bearerHolder } from './bearer-holder.ts';
import { createCallLog } from './call-log.ts';
import { type DocumentPage, openDocument } from './document-page.tsx';
import { asOutside } from './effect-errors.ts';
import { inspectScope } from './inspected-scope.ts';
import { $record, type JournalEntry, toScenarioEvent } from './recording.ts';
import { type TabJournal, withResponse } from './tab-journal.ts';
import type { Traffic } from './traffic.ts';
import type { Fired } from './trail.ts';
import type { Connection, HostHandler } from './world.ts';

/** One document of a tab, for reading. */
export type TabDocument = {
  readonly scope: Scope;
  readonly page: Omit<DocumentPage, 'focus' | 'remount' | 'close'>;
  /** Returns the calls that have no response yet. */
  pendingCalls(): readonly string[];
  /** Returns the effects that have begun and not ended. */
  pendingEffects(): readonly string[];
  /** Whether a browser would ask before it left the page. */
  hasUnsavedEdits(): boolean;
  /** Returns what the models did last. */
  trail(): readonly Fired[];
  /** Returns the line of the model's rule that opened the screen, or null. */
  cameBy(area: AreaInstance): string | null;
  /** An act on the page has ended, and the page is at rest. */
  endAct(): void;
  /** Returns the last response of each call. */
  lastAnswers(): ReadonlyMap<string, unknown>;
};

/** The same document in the hands of its tab. */
export type OpenedDocument = TabDocument & {
  readonly page: DocumentPage;
  /** Another document takes its place: nothing is recorded anymore, but what it throws is. */
  leave(): void;
  /** Stops hearing what the models throw. */
  stopInspecting(): void;
};

type DocumentOptions = {
  readonly connection: Connection;
  readonly traffic: Traffic;
  readonly areas: LoadedAreas;
  readonly journal: TabJournal;
  readonly history: History;
  readonly storage: TextStorage;
  readonly visibility: 'hidden' | 'visible';
  /** Host effects that change the tab itself. */
  readonly tabEffects: readonly HostHandler[];
};

/** Starts the product in a new scope, with a page, and records what happens there. */
export function openTabDocument(options: DocumentOptions): OpenedDocument {
  const { connection, traffic, areas, journal, history, storage, visibility, tabEffects } = options;
  const http = bearerHolder();
  const calls = createCallLog();
  const handlers: readonly HostHandler[] = [
    [requestFx, http.through(calls.through(connection.answer))],
    ...connection.handlers,
    ...tabEffects,
  ];
  let isLeft = false;
  const scope = fork({
    values: [
      [$history, history],
      [$storage, storage],
      [$http, http],
      [$record, record],
    ],
    handlers: handlers.map(([effect, handler]) => [effect, traffic.through(asOutside(handler))]),
  });
  const { pendingEffects, trail, cameBy, endAct, stop } = inspectScope(scope, recordError);
  void allSettled(pageVisibilityChanged, { scope, params: visibility });
  const host = hostOf(scope);
  const page = openDocument(scope, areas, host);
  // Not awaited, because a product that polls never settles. The driver waits until no call is in flight.
  void allSettled(appStarted, { scope });
  const { services } = connection;
  if (services)
    void allSettled(servicesStarted, { scope, params: { environment: 'sandbox', services } });

  return {
    scope,
    page,
    pendingCalls: calls.pending,
    pendingEffects,
    hasUnsavedEdits: () => host.unsavedEdits.size > 0,
    trail,
    cameBy,
    endAct,
    lastAnswers: calls.responses,
    leave() {
      page.close();
      isLeft = true;
    },
    stopInspecting: stop,
  };

  /** A document that was left may still receive responses. */
  function record(entry: JournalEntry): void {
    if (!isLeft) journal.push(withResponse(toScenarioEvent(entry), calls.take));
  }

  function recordError(error: Error, where: string, mayBeMeant: boolean): void {
    const read = readError(error, where);
    journal.push({ kind: 'error', ...read, ...(mayBeMeant ? { mayBeMeant } : {}) });
  }
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
