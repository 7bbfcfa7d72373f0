import { routeNames, routeOf } from '@fairlead/domain';
import { $route } from '@fairlead/store';
import { createWatch, type Scope } from 'effector';
import { registerApplication, start, triggerAppChange } from 'single-spa';
import type { Slot } from './slot.ts';

/** Returns the areas that own routes. */
export const routedAreas = (): readonly string[] => [
  ...new Set(routeNames.map((name) => routeOf(name).area)),
];

/** single-spa starts once a page, however often the app does. */
let isStarted = false;

/**
 * Registers every slot with single-spa. An area is active while the open route, which the guards have let pass, is one
 * of its own; the header always. The lifecycles given to single-spa never fail and never wait, because it would never
 * mount a failed one again, and a hanging one would block every later navigation. After the signal no area is active.
 */
export function registerAreas(
  slots: ReadonlyMap<string, Slot>,
  scope: Scope,
  until: AbortSignal,
): void {
  for (const slot of slots.values()) registerArea(slot, scope, until);
  createWatch({
    unit: $route,
    scope,
    fn: () => {
      for (const [area, slot] of slots) if (openArea(scope) === area) slot.recover();
      void triggerAppChange();
    },
  });
  if (!isStarted) start({ urlRerouteOnly: true });
  isStarted = true;
}

/** Registers one slot, at the start or when a swap brings an area that the page did not have. */
export function registerArea(slot: Slot, scope: Scope, until: AbortSignal): void {
  const { area } = slot;
  registerApplication({
    name: area,
    app: async () => ({
      bootstrap: async () => {},
      mount: async () => void slot.enter(),
      unmount: () => slot.leave(),
    }),
    activeWhen: () => !until.aborted && (area === 'header' || openArea(scope) === area),
  });
}

export function openArea(scope: Scope): string | null {
  const route = scope.getState($route);
  return route ? routeOf(route.name).area : null;
}
