import { $history, $storage, type History } from '@fairlead/store';
import { type Effect, fork, type Scope } from 'effector';
import { browserHostEffects } from './host-effects.ts';
import { getPageContext } from './page-context.ts';
import { siteValues } from './sites.ts';
import { browserStorage } from './storage.ts';

/** The one scope of the page. */
export function createScope(history: History): Scope {
  type Handler = [Effect<unknown, unknown>, (params: unknown) => unknown];
  return fork({
    values: [[$history, history], [$storage, browserStorage()], ...siteValues(getPageContext())],
    // Each pair fits its own effect (./host-effects.ts); a list of them has no common type.
    handlers: browserHostEffects() as unknown as Handler[],
  });
}
