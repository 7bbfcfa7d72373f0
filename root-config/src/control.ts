import type { Host } from '@fairlead/mfe-kit/host';
import * as store from '@fairlead/store';
import type { Scope } from 'effector';
import { getGate } from './gate.ts';
import { graphSize } from './graph-size.ts';
import { showOverrides } from './override-badge.ts';
import type { Slot } from './slot.ts';
import { createSwap } from './swap.ts';

export { showOverrides };

/** What tools may do with the page: the sandbox panel, the scenario driver, tests. Not in production pages. */
export type Control = ReturnType<typeof createControl>;

export function createControl(scope: Scope, host: Host, slots: ReadonlyMap<string, Slot>) {
  const swap = createSwap({ scope, host, slots });
  return {
    revision: getGate().map.revision,
    async swap(...asked: Parameters<typeof swap>) {
      const outcome = await swap(...asked);
      showOverrides();
      return outcome;
    },
    /** The page's scope and the store's units: `scope.getState(store.$route)`. */
    scope,
    store,
    journal: () => scope.getState(store.$journal),
    decisions: () => scope.getState(store.$decisions),
    /** Area → the version that runs and whether it is on the page. */
    areas: () =>
      [...slots.values()].map((slot) => ({
        area: slot.area,
        version: slot.current()?.about.version ?? null,
        isOpen: slot.isOpen(),
      })),
    /** How many nodes hang on the store's units, and how many values the scope keeps. */
    graphSize: () => graphSize(scope, Object.values(store)),
  };
}
