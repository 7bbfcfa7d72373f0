import type { DeployedMap } from '@fairlead/build';
import type { BuildManifest } from '@fairlead/build/build-manifest';
import { addRoutes } from '@fairlead/domain';
import { findRouteConflict } from '@fairlead/domain/route-conflicts';
import { satisfies } from '@fairlead/root-config/swap/satisfies';
import { areaOf } from './live-areas.ts';

/** What keeps a build out of a composition, a sentence each; none if it fits. */
export function findProblems(build: BuildManifest, live: DeployedMap): readonly string[] {
  const { name, area } = build;
  for (const [module, { area: facts }] of Object.entries(live.modules))
    if (facts?.routes && module !== name) addRoutes(areaOf(module), facts.routes);
  const conflict = findRouteConflict(areaOf(name), area?.routes ?? {});
  return [
    ...findUnmet(build, live),
    ...findMissingExports(build, live),
    ...(conflict ? [conflict] : []),
  ];
}

const findUnmet = ({ name, version, requires }: BuildManifest, { modules }: DeployedMap) =>
  Object.entries(requires).flatMap(([needed, range]) => {
    const present = modules[needed]?.version;
    if (!present) return [`${name} ${version} needs ${needed}, which the composition lacks.`];
    return satisfies(present, range)
      ? []
      : [`${name} ${version} needs ${needed} ${range}; the composition has ${present}.`];
  });

/** The platform is reduced to what is used, so a build may import what it doesn't export. */
const findMissingExports = ({ name, platform: used }: BuildManifest, { platform }: DeployedMap) =>
  Object.entries(used).flatMap(([specifier, names]) => {
    const exported = platform[specifier] ?? [];
    if (exported === 'all' || names === 'all') return [];
    const missing = names.filter((one) => !exported.includes(one));
    return missing.length === 0
      ? []
      : [
          `${name} imports ${missing.join(', ')} of ${specifier}, which the platform of the composition does not export. Ask for it in shared/build/src/platform.ts, or do without it.`,
        ];
  });
