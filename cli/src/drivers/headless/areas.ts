import { type RouteName, routeOf } from '@fairlead/domain';
import { type AreaInstance, createAreaInstance } from '@fairlead/mfe-kit/area-instance';
import type { Definition } from '@fairlead/mfe-kit/definition';

/**
 * The micro-frontends of a worker with their models. A model is created when the first screen of its area opens, like
 * in the browser. It lives as long as the worker, unless a swap replaces it.
 */
export type LoadedAreas = {
  /** The area on every page. */
  readonly header: AreaInstance | null;
  /** The area of a route, or null if it hasn't been released. */
  ownerOf(route: RouteName): AreaInstance | null;
  named(name: string): AreaInstance;
  dispose(): void;
};

export function loadedAreas(definitions: readonly Definition<unknown>[]): LoadedAreas {
  const areas = new Map(definitions.map((one) => [one.name, createAreaInstance(one)]));
  const of = (name: string) => areas.get(name) ?? null;
  return {
    header: of('header'),
    ownerOf: (route) => of(routeOf(route).area),
    named(name) {
      const area = of(name);
      if (area) return area;
      throw new Error(
        `There is no micro-frontend '${name}'. There are: ${[...areas.keys()].join(', ')}.`,
      );
    },
    dispose() {
      for (const area of areas.values()) area.dispose(undefined);
    },
  };
}
