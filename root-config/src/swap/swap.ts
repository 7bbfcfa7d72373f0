import type { BuildManifest } from '@fairlead/build/build-manifest';
import { addRoutes, matchRoute, routeOf } from '@fairlead/domain';
import { findRouteConflict } from '@fairlead/domain/route-conflicts';
import type { Host, MicroFrontend } from '@fairlead/mfe-kit/shell';
import { addressOpened } from '@fairlead/store';
import { type Scope, scopeBind } from 'effector';
import { importMicroFrontend, moduleOf } from '../builds/load-area.ts';
import { getPageContext } from '../page/page-context.ts';
import type { Slot } from '../slots/slot.ts';
import { allowOverride } from './allow-override.ts';
import { keepBuild, noteBuilds, releaseBuilds } from './release-builds.ts';
import { addSandboxCalls } from './sandbox-calls.ts';
import { satisfies } from './satisfies.ts';
import { type Ask, findRefusal } from './swap-refusal.ts';

/** The outcome of a swap. A refusal changed nothing; a rollback restored the old build. */
export type SwapOutcome =
  | { readonly kind: 'swapped'; readonly version: string; readonly duration: number }
  | { readonly kind: 'refused'; readonly because: string }
  | { readonly kind: 'rolled-back'; readonly because: string };

export type SwapOptions = {
  /** Asks for confirmation if a screen has edits outside of models, or if the build can't restore a draft. */
  readonly ask?: Ask;
};

type Swapping = {
  readonly scope: Scope;
  readonly host: Host;
  readonly slots: ReadonlyMap<string, Slot>;
  readonly addSlot: (area: string) => void;
};

let count = 0;
let inProgress = 0;

/** Creates the function that replaces a micro-frontend by another build without a reload. */
export function createSwap({ scope, host, slots, addSlot }: Swapping) {
  noteBuilds();
  /** Returns the area's slot, which is made if the page did not have the area. */
  const slotOf = (area: string) => {
    if (!slots.has(area)) addSlot(area);
    return slots.get(area);
  };
  const swap = async (
    area: string,
    url: string,
    { ask = (text) => window.confirm(text) }: SwapOptions,
  ): Promise<SwapOutcome> => {
    let entry: string;
    let next: MicroFrontend;
    let manifest: BuildManifest;
    try {
      entry = freshUrl(url);
      allowOverride(getPageContext(), url);
      manifest = await readManifest(url);
      const unmet = findUnmet(area, manifest);
      if (unmet) return refused(unmet);
      next = await importMicroFrontend(entry);
      await addSandboxCalls(manifest, entry);
      addRoutes(area, manifest.area?.routes ?? {});
    } catch (error) {
      return refused(`The build at ${url} could not be loaded: ${sentence(error)}`);
    }
    const slot = slotOf(area);
    const because = slot && (await findRefusal({ ...host, scope }, slot, next, ask));
    if (!slot || because) return refused(because ?? `There is no place for ${area}.`);
    const start = performance.now();
    try {
      await slot.replace(next);
    } catch (error) {
      return { kind: 'rolled-back', because: sentence(error) };
    }
    keepBuild(area, entry, manifest);
    if (!slot.isOpen() && isAddressOf(area))
      scopeBind(addressOpened, { scope })(location.pathname + location.search);
    const { version } = next.about;
    return { kind: 'swapped', version, duration: performance.now() - start };
  };

  return async (
    area: string,
    /** The address of the build's entry (default: the area's build folder on the server of this page). */
    url: string = `/builds/${area}/index.js`,
    options: SwapOptions = {},
  ): Promise<SwapOutcome> => {
    inProgress += 1;
    try {
      return await swap(area, url, options);
    } finally {
      inProgress -= 1;
      if (inProgress === 0) releaseBuilds();
    }
  };
}

/** The same address may have another build by now, and a module is loaded once per address. */
function freshUrl(url: string) {
  const fresh = new URL(url, location.href);
  count += 1;
  fresh.searchParams.set('swap', `${count}`);
  return fresh.href;
}

/** Whether the page is at an address of this area: it was no screen before the area came. */
function isAddressOf(area: string): boolean {
  const route = matchRoute(location.pathname);
  return route !== null && routeOf(route.name).area === area;
}

/** Reads what a build says of itself, before any of its code runs. */
async function readManifest(url: string): Promise<BuildManifest> {
  const address = new URL('manifest.json', new URL(url, location.href));
  const response = await fetch(address, { cache: 'no-store' });
  if (response.ok) return response.json();
  throw new Error(
    `${address.pathname} was answered with ${response.status}. Build the area first.`,
  );
}

function findUnmet(area: string, { name, version, requires, area: facts }: BuildManifest) {
  if (name !== moduleOf(area)) return `The build is of '${name}', not of '${moduleOf(area)}'.`;
  const { modules } = getPageContext().map;
  for (const [needed, range] of Object.entries(requires)) {
    const present = modules[needed]?.version;
    if (!present) return `${name} ${version} needs ${needed}, which this page does not have.`;
    if (!satisfies(present, range))
      return `${name} ${version} needs ${needed} ${range}; this page has ${present}.`;
  }
  return findRouteConflict(area, facts?.routes ?? {});
}

const refused = (because: string) => ({ kind: 'refused', because }) as const;

const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error));
