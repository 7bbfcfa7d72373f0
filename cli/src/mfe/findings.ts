import type { DeployedMap } from '@fairlead/build';
import type { BuildManifest } from '@fairlead/build/build-manifest';
import { addRoutes } from '@fairlead/domain';
import { findRouteConflict } from '@fairlead/domain/route-conflicts';
import { satisfies } from '@fairlead/root-config/swap/satisfies';
import { areaOf } from './live-areas.ts';
import { findLostDrafts } from './lost-drafts.ts';
import { type ComparedRow, comparedRows, type Row } from './rows.ts';

/** What keeps a build out of a composition: what is wrong, and how to fix it. */
export type Finding = { readonly row: Row; readonly says: string };

/** Holds a build against a composition; no findings if it fits. `size` is what a visitor loads of it, in kB of brotli. */
export function findProblems(
  build: BuildManifest,
  live: DeployedMap,
  size: number | null = null,
): readonly Finding[] {
  const found: Readonly<Record<ComparedRow, readonly string[]>> = {
    requires: [...findUnmet(build, live), ...findDependents(build, live)],
    platform: findMissingExports(build, live),
    modules: findForeignModules(build),
    lifecycles: findMissingLifecycles(build),
    routes: findConflicts(build, live),
    addresses: findLostAddresses(build, live),
    contracts: findForeignCalls(build, live),
    drafts: findLostDrafts(build, live),
    size: findExcess(build, size),
  };
  return comparedRows.flatMap((row) => found[row].map((says) => ({ row, says })));
}

const findUnmet = ({ name, version, requires }: BuildManifest, { modules }: DeployedMap) =>
  Object.entries(requires).flatMap(([needed, range]) => {
    const present = modules[needed]?.version;
    if (!present) return [`${name} ${version} needs ${needed}, which the composition lacks.`];
    return satisfies(present, range)
      ? []
      : [`${name} ${version} needs ${needed} ${range}; the composition has ${present}.`];
  });

/** Others may have been built against an earlier version of it. */
const findDependents = ({ name, version }: BuildManifest, { modules }: DeployedMap) =>
  Object.entries(modules).flatMap(([other, { requires }]) => {
    const range = requires[name];
    if (range === undefined || other === name || satisfies(version, range)) return [];
    return [
      `${other} needs ${name} ${range}, and this is ${version}. Publish a build of ${other} that takes it first.`,
    ];
  });

/** The platform is reduced to what is used, so a build may import what it doesn't export. */
const findMissingExports = (
  { name, platform: used, imports = {} }: BuildManifest,
  { platform }: DeployedMap,
) =>
  Object.entries({ ...used, ...imports }).flatMap(([specifier, names]) => {
    const isOurs = specifier.startsWith('@fairlead/');
    const exported = platform[specifier] ?? [];
    // A module of ours that is absent is a requirement that isn't met.
    if (exported === 'all' || names === 'all' || (isOurs && !(specifier in platform))) return [];
    const missing = names.filter((one) => !exported.includes(one));
    if (missing.length === 0) return [];
    const problem = `${name} imports ${missing.join(', ')} of ${specifier}, which the platform of the composition does not export.`;
    const fix = isOurs
      ? 'Build it against the versions of the composition, or publish the platform first.'
      : 'Ask for it in shared/build/src/platform.ts, or do without it.';
    return [`${problem} ${fix}`];
  });

/** An area that brought a module of another one would replace it. */
const findForeignModules = ({ name, modules }: BuildManifest) =>
  Object.keys(modules)
    .filter((specifier) => specifier !== name && !specifier.startsWith(`${name}/`))
    .map(
      (specifier) =>
        `${name} brings the module ${specifier}, which is not its own. Remove it from "entries" in package.json.`,
    );

function findConflicts({ name, area }: BuildManifest, live: DeployedMap): readonly string[] {
  for (const [module, { area: facts }] of Object.entries(live.modules))
    if (facts?.routes && module !== name) addRoutes(areaOf(module), facts.routes);
  const conflict = findRouteConflict(areaOf(name), area?.routes ?? {});
  return conflict ? [conflict] : [];
}

/** What the shell calls of an area's module. */
const lifecycles = ['bootstrap', 'mount', 'unmount', 'unload', 'about'];

function findMissingLifecycles({ name, lifecycles: exported }: BuildManifest): readonly string[] {
  const missing = exported ? lifecycles.filter((one) => !exported.includes(one)) : [];
  if (missing.length === 0) return [];
  return [
    `${name} exports no ${missing.join(', no ')}. Export what microFrontend() returns from the entry of its package.json.`,
  ];
}

/** Bookmarks, letters and other areas have an address that is live. */
function findLostAddresses({ name, area }: BuildManifest, { modules }: DeployedMap) {
  const kept = new Set(Object.values(area?.routes ?? {}).map(({ pattern }) => pattern));
  return Object.values(modules[name]?.area?.routes ?? {}).flatMap(({ pattern }) =>
    kept.has(pattern)
      ? []
      : [`${pattern} is live, and this build of ${name} has no screen for it. Keep its route.`],
  );
}

/** Scenarios, faults and the journal know a call by its name, and the sandbox a service by its area. */
const findForeignCalls = ({ name, facts }: BuildManifest, live: DeployedMap) =>
  (facts?.calls ?? []).flatMap(({ name: call, service }) => {
    const [owner] =
      Object.entries(live.facts ?? {}).find(
        ([other, { calls }]) => other !== name && calls.some((one) => one.name === call),
      ) ?? [];
    if (owner)
      return [`The call ${call} of ${name} is called like one of ${owner}. Choose another name.`];
    const own = `areas/${areaOf(name)}`;
    if (!service.startsWith('areas/') || service === own) return [];
    return [`The call ${call} of ${name} asks ${service}. An area brings calls of ${own} only.`];
  });

function findExcess({ name, budget }: BuildManifest, size: number | null): readonly string[] {
  if (budget === undefined || size === null || size <= budget) return [];
  return [
    `${name} is ${size.toFixed(1)} kB in brotli, and its budget is ${budget} kB. Make it smaller, or raise "budget" in package.json.`,
  ];
}
