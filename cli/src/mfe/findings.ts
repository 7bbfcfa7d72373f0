import type { ResolvedMap } from '@fairlead/build';
import type { BuildManifest } from '@fairlead/build/build-manifest';
import { addRoutes } from '@fairlead/domain';
import { findRouteConflict } from '@fairlead/domain/route-conflicts';
import { satisfies } from '@fairlead/root-config/swap/satisfies';
import { areaOf } from './live-areas.ts';

/** What keeps a build out of a composition, a sentence each; none if it fits. */
export function findProblems(
  { name, version, requires, area }: BuildManifest,
  { modules }: ResolvedMap,
): readonly string[] {
  for (const [module, { area: facts }] of Object.entries(modules))
    if (facts?.routes && module !== name) addRoutes(areaOf(module), facts.routes);
  const unmet = Object.entries(requires).flatMap(([needed, range]) => {
    const present = modules[needed]?.version;
    if (!present) return [`${name} ${version} needs ${needed}, which the composition lacks.`];
    return satisfies(present, range)
      ? []
      : [`${name} ${version} needs ${needed} ${range}; the composition has ${present}.`];
  });
  return [...unmet, findRouteConflict(areaOf(name), area?.routes ?? {}) ?? []].flat();
}
