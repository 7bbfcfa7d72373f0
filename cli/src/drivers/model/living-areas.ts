import { type RouteName, routeOf } from '@fairlead/domain';
import type { Area, ShownPackage, Task } from '@fairlead/mfe-kit/area';
import { $route, screenEntered } from '@fairlead/store';
import { allSettled, clearNode, createNode, type Node, type Scope, withRegion } from 'effector';

/** The areas with their models, made once a worker and remade by a swap. */
export type LivingAreas = {
  modelOf(area: Area): unknown;
  taskNamed(name: string): { readonly area: Area; readonly task: Task };
  /** The visible texts at a route: its area's, and those of the areas that are always there. */
  textsAt(route: string | null, scope: Scope): readonly string[];
  packagesAt(route: string | null, scope: Scope): readonly ShownPackage[];
  /** Unmakes an area's model and makes it anew, as a live swap does; the open screen is entered again. */
  swap(name: string, scopes: readonly Scope[]): void;
  unmake(): void;
};

type Living = { readonly area: Area; region: Node; model: unknown };

/** Areas that own no route are on every screen. */
const everywhere = ['header'];

export function bringToLife(areas: readonly Area[]): LivingAreas {
  const living = new Map<string, Living>(areas.map((area) => [area.name, make(area)]));
  const tasks = new Map(
    areas.flatMap((area) => area.tasks.map((task) => [task.name, { area, task }])),
  );

  function visible(route: string | null): Living[] {
    const owner = route === null ? null : routeOf(route as RouteName).area;
    return [...everywhere, owner].flatMap((name) => living.get(name ?? '') ?? []);
  }

  return {
    modelOf: ({ name }) => living.get(name)?.model,
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
      const one = living.get(name);
      if (!one) throw new Error(`No area is called '${name}'`);
      clearNode(one.region);
      Object.assign(one, make(one.area));
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
