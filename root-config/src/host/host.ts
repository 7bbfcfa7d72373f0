import { type Host, provideHost } from '@fairlead/mfe-kit/shell';
import { connectionReturned, type History, openChatFx, reportErrorFx } from '@fairlead/store';
import { type Scope, scopeBind } from 'effector';
import { followUncaught } from '../errors/uncaught.ts';
import { getPageContext } from '../page/page-context.ts';
import { isEmbedded } from '../page/page-data.ts';
import { followPageVisibility } from '../page/page-visibility.ts';
import { followRestores } from '../page/restored-page.ts';
import { createLoadLimit } from '../slots/time-limit.ts';
import { openVendors } from '../vendors/open-vendors.ts';
import { createScope } from './scope.ts';
import { followStorageEvents } from './storage-events.ts';

/** Creates the page's scope with a history and provides it to the micro-frontends, until the signal. */
export function createHost(
  history: History,
  until: AbortSignal,
  settled: Promise<void>,
  more: (scope: Scope) => Partial<Host> = () => ({}),
) {
  const context = getPageContext();
  const startedAt = Date.now();
  const scope = createScope(history, settled);
  const sendReport = scopeBind(reportErrorFx, { scope });
  const openChat = scopeBind(openChatFx, { scope });

  const known = new WeakSet<object>();
  const placeOf = (where: string) =>
    `${where} at ${location.pathname}, map ${context.map.revision}`;
  const send = (error: unknown, where: string) =>
    void sendReport({ error, where: placeOf(where) }).catch(() => {});
  const report = (error: unknown, where: string) => {
    const shown = new Error(placeOf(where), { cause: error });
    known.add(shown);
    send(error, where);
    reportError(shown);
  };
  followUncaught(context.origin, send, (error) => known.has(Object(error)), until);
  const host: Host = {
    scope,
    report,
    talkToAdvisor: () => void openChat({ topic: 'crash' }).catch(() => {}),
    unsavedEdits: new Set(),
    settled,
    limitLoad: createLoadLimit(context.settings.timeLimits.load),
    // Few pages have a web component, so the code for its styles is loaded with the first one.
    styles: async (area) => (await import('../builds/shadow-styles.ts')).loadShadowStyles(area),
    ...more(scope),
  };
  provideHost(host);
  followStorageEvents(scope, until);
  followPageVisibility(scope, until);
  followRestores(scope, until);
  const returned = scopeBind(connectionReturned, { scope });
  addEventListener('online', () => returned(), { signal: until });
  void settled
    .then(() => import('@fairlead/root-config/after-first-screen'))
    .then(({ startAfterFirstScreen }) =>
      startAfterFirstScreen({
        host,
        context,
        startedAt,
        isOwnPage: !isEmbedded(),
        openVendors,
        until,
      }),
    )
    .catch(() => {});
  return { host, scope, report };
}
