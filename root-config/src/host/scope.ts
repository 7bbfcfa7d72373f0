import { $history, $http, $storage, createHttpClient, type History } from '@fairlead/store';
import { fork, type Scope } from 'effector';
import { takeEarlyAnswer } from '../page/early-answers.ts';
import { getPageContext } from '../page/page-context.ts';
import { isEmbedded } from '../page/page-data.ts';
import { siteValues } from '../page/sites.ts';
import { countWrites } from '../page/writes-in-flight.ts';
import { browserHostEffects } from './host-effects.ts';
import { browserStorage } from './storage.ts';
import { tabKeep } from './tab-keep.ts';

/** Creates the one scope of the page. `settled` resolves when the first screen is shown and the page is idle. */
export function createScope(history: History, settled: Promise<void>): Scope {
  return fork({
    values: [
      [$http, createHttpClient(countWrites(fetchEarly), tabKeep())],
      [$history, history],
      [$storage, browserStorage(!isEmbedded())],
      ...siteValues(getPageContext()),
    ],
    // Each pair fits its own effect (./host-effects.ts).
    handlers: browserHostEffects(settled).map(([effect, handler]) => [effect, handler]),
  });
}

/**
 * The answer that the document has asked for, or another try: also where it came before this visitor had a session. Only
 * the session's own answer may be that there is none.
 */
async function fetchEarly(request: Request): Promise<Response> {
  const early = await takeEarlyAnswer(request)?.catch(() => undefined);
  const isOfSession = getPageContext().settings.firstCalls.some((url) => request.url.endsWith(url));
  return early && (early.status !== 401 || isOfSession) ? early : fetch(request);
}
