import {
  AuthCodeError,
  addressGiven,
  appStarted,
  leaveFx,
  memoryHistory,
  sessionRequested,
} from '@fairlead/store';
import { whenIdle } from '@fairlead/ui/when-idle';
import { scopeBind } from 'effector';
import type { importMicroFrontend, moduleOf } from '../builds/load-area.ts';
import type { createHost } from '../host/host.ts';
import type { createToasts } from '../host/toasts.ts';
import { getPageContext } from '../page/page-context.ts';
import type { createLoadLimit } from '../slots/time-limit.ts';
import { showElementCrash } from './element-crash.ts';
import { areaOf, findElements } from './elements.ts';
import { followEmbeddedLinks } from './embedded-links.ts';
import { followMoves } from './follow-moves.ts';
import { readPaths } from './follow-path.ts';
import { followReturns } from './follow-returns.ts';
import { shareToasts } from './shared-toasts.ts';
import { createStage } from './stage.ts';
import { tellScreens } from './tell-screens.ts';
import { watchElements } from './watch-elements.ts';

/** Parts of the shell. Passed in, so that they stay in its module. */
type Shell = {
  readonly createHost: typeof createHost;
  readonly createLoadLimit: typeof createLoadLimit;
  readonly createToasts: typeof createToasts;
  readonly importMicroFrontend: typeof importMicroFrontend;
  readonly moduleOf: typeof moduleOf;
};

/**
 * Starts the micro-frontends on a partner's page: every `<fairlead-name>` on it, now or later, gets its module. The
 * address bar and title stay the partner's, and so does the focus of whoever isn't in an element: the product's route is in
 * memory, and the elements' `path` opens it.
 */
export async function embed({
  createHost,
  createLoadLimit,
  createToasts,
  importMicroFrontend,
  moduleOf,
}: Shell): Promise<void> {
  let complain = (error: unknown) => reportError(error);
  const paths = readPaths((error) => complain(error));
  const history = memoryHistory(paths.start);
  const settled = whenIdle();
  const limitLoad = createLoadLimit(getPageContext().settings.timeLimits.load);
  // The element adopts its styles, because a sheet in the document would restyle the page.
  const fetchArea = (area: string) =>
    limitLoad(() => importMicroFrontend(moduleOf(area)), `${area}: load`, area);
  // While the design system is on its way.
  for (const element of findElements()) fetchArea(areaOf(element)).catch(() => {});
  await import('@fairlead/ui');
  const { scope, host, report } = createHost(
    history,
    new AbortController().signal,
    settled,
    (own) => ({
      showToasts: shareToasts(createToasts(own, settled)),
      stage: createStage({
        scope: own,
        load: fetchArea,
        report: (error, where) => report(error, where),
        signInAgain: (failure) => {
          if (failure instanceof AuthCodeError) opened(paths.last());
          else scopeBind(sessionRequested, { scope: own })();
        },
        openStart: () => opened('/'),
        openOwnPage: (url) => void scopeBind(leaveFx, { scope: own })({ url }),
      }),
    }),
  );
  const opened = scopeBind(addressGiven, { scope });
  complain = (error) => report(error, 'partner page');
  followEmbeddedLinks(history, getPageContext().origin);
  followReturns(scope, getPageContext().origin);
  tellScreens(scope);
  followMoves(scope);
  scopeBind(appStarted, { scope })();
  paths.follow(opened);
  const wanted = new WeakSet<Element>();
  const define = (element: HTMLElement) => {
    const area = areaOf(element);
    host.stage?.load(area).catch(() => {
      if (!customElements.get(element.localName)) showElementCrash(element, () => define(element));
    });
  };
  const fetchNew = () => {
    for (const element of findElements()) {
      if (wanted.has(element)) continue;
      wanted.add(element);
      define(element);
    }
  };
  fetchNew();
  watchElements(fetchNew);
}
