import { type Host, storesIn } from '@fairlead/mfe-kit/shell';
import * as store from '@fairlead/store';
import { type Scope, scopeBind } from 'effector';
import { graphSize } from './builds/graph-size.ts';
import { endApp, takePageSnapshot } from './end-app.ts';
import { followOutsideLinks } from './leaving/outside-links.ts';
import { getPageContext } from './page/page-context.ts';
import { openArea } from './slots/areas.ts';
import type { Slot } from './slots/slot.ts';
import type { SlotOptions } from './slots/slot-options.ts';
import { showOverrides } from './swap/override-badge.ts';
import { createSwap } from './swap/swap.ts';

export { showOverrides };

type App = {
  readonly scope: Scope;
  readonly host: Host;
  readonly slots: ReadonlyMap<string, Slot>;
  /** Makes a slot for an area that the page did not have. */
  readonly addSlot: (area: string) => void;
  /** The signal that ends its subscriptions. */
  readonly life: AbortController;
  readonly start: () => Promise<void>;
  readonly onHealth: SlotOptions['onHealth'];
};

/** Creates the interface of the page for tools: the sandbox panel, the scenario driver, tests. Not in production pages. */
export function createControl({ scope, host, slots, addSlot, life, start, onHealth }: App) {
  followOutsideLinks(life.signal);
  const swap = createSwap({ scope, host, slots, addSlot });
  const before = takePageSnapshot();
  return {
    revision: getPageContext().map.revision,
    async swap(...args: Parameters<typeof swap>) {
      const outcome = await swap(...args);
      showOverrides();
      // As the deployed build, which the registry knows.
      if (outcome.kind === 'swapped') onHealth?.(args[0], 'override', undefined);
      return outcome;
    },
    /** The page's scope and the store's units: `scope.getState(store.$route)`. */
    scope,
    store,
    /** When this app began, by `performance.now()`; anything older belongs to the page. */
    startedAt: performance.now(),
    /** Ends the app without leaving the page. Returns whether another app may start here. */
    end: () => endApp({ scope, slots, life, before }),
    /** Starts the app at an address in a new scope, once the previous one has ended. */
    start(address: string) {
      window.history.pushState(null, '', address);
      return start();
    },
    /** Saves drafts that wait for a pause in typing. */
    flushDrafts: scopeBind(store.draftsFlushed, { scope }),
    journal: () => scope.getState(store.$journal),
    decisions: () => scope.getState(store.$decisions),
    /** Area → the version that runs and whether it is on the page. */
    areas: () =>
      [...slots.values()].map((slot) => ({
        area: slot.area,
        version: slot.current()?.about.version ?? null,
        isOpen: slot.isOpen(),
      })),
    /** The values of the open area's stores by their names. */
    stores: () => storesIn(openArea(scope) ?? '', scope),
    /** Counts the nodes connected to the store's units, and the values in the scope. */
    graphSize: () => graphSize(scope, Object.values(store)),
  };
}
