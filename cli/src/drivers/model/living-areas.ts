import { type RouteName, routeOf } from '@fairlead/domain';
import type { Area, ShownPackage, Task } from '@fairlead/mfe-kit/area';
import { $route, draftsFlushed, screenEntered } from '@fairlead/store';
import { allSettled, clearNode, createNode, type Node, type Scope, withRegion } from 'effector';

/**
 * The areas with their models. A model is made when the first screen of its area opens or a task needs it, as the
 * browser loads it then; it lives as long as the worker, and is remade by a swap.
 */
export type LivingAreas = {
  /** Makes the model of the area that owns a route, if there is none yet. */
  wake(route: RouteName): void;
  modelOf(area: Area): unknown;
  taskNamed(name: string): { readonly area: Area; readonly task: Task };
  /** The visible texts at a route: its area's, and those of the areas that are always there. */
  textsAt(route: string | null, scope: Scope): readonly string[];
  packagesAt(route: string | null, scope: Scope): readonly ShownPackage[];
  /** Unmakes an area's model and makes it anew, as a live swap does; the open screen is entered again. */
  swap(name: string, scopes: readonly Scope[]): void;
  unmake(): void;
};

type Living = { readonly area: Area; readonly region: Node; readonly model: unknown };

/** Areas that own no route are on every screen. */
const everywhere = ['header'];

export function bringToLife(areas: readonly Area[]): LivingAreas {
  const known = new Map(areas.map((area) => [area.name, area]));
  const living = new Map<string, Living>();
  const tasks = new Map(
    areas.flatMap((area) => area.tasks.map((task) => [task.name, { area, task }])),
  );

  function awake(name: string): Living | undefined {
    const area = known.get(name);
    if (area && !living.has(name)) living.set(name, make(area));
    return living.get(name);
  }

  function visible(route: string | null): Living[] {
    const owner = route === null ? [] : [routeOf(route as RouteName).area];
    return [...everywhere, ...owner].flatMap((name) => awake(name) ?? []);
  }

  for (const name of everywhere) awake(name);
  return {
    wake: (route) => void awake(routeOf(route).area),
    modelOf: ({ name }) => awake(name)?.model,
    taskNamed(name) {
      const found = tasks.get(name);
      if (!found) throw new Error(`No area offers the task '${name}'`);
      return found;
    },
    textsAt: (route, scope) =>
      visible(route).flatMap(({ area, model }) => [...area.texts(model, scope)]),
    packagesAt: (route, scope) =>
      visible(route).flatMap(({ area, model }) => [...(area.packages?.(model, scope) ?? [])]),
    swap(name, scopes) {
      const area = known.get(name);
      if (!area) throw new Error(`No area is called '${name}'`);
      // As the host of the browser does: what was typed a moment ago is written before its form goes.
      for (const scope of scopes) void allSettled(draftsFlushed, { scope });
      const before = living.get(name);
      if (before) clearNode(before.region);
      living.set(name, make(area));
      for (const scope of scopes) {
        const route = scope.getState($route);
        if (route && routeOf(route.name).area === name)
          void allSettled(screenEntered, { scope, params: route });
      }
    },
    unmake() {
      for (const { region } of living.values()) clearNode(region);
    },
  };
}

function make(area: Area): Living {
  const region = createNode();
  return { area, region, model: withRegion(region, () => area.createModel()) };
}
