import type { Host, MicroFrontend } from '@fairlead/mfe-kit/shell';
import type { Scope } from 'effector';
import { importMicroFrontend, moduleOf } from '../builds/load-area.ts';
import { getPageContext } from '../page/page-context.ts';
import type { Slot } from '../slots/slot.ts';
import { allowOverride } from './allow-override.ts';
import { keepBuild, noteBuilds, releaseBuilds } from './release-builds.ts';
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
};

let count = 0;
let inProgress = 0;

/** Creates the function that replaces a micro-frontend by another build without a reload. */
export function createSwap({ scope, host, slots }: Swapping) {
  noteBuilds();
  const swap = async (
    slot: Slot,
    url: string,
    { ask = (text) => window.confirm(text) }: SwapOptions,
  ): Promise<SwapOutcome> => {
    const entry = freshUrl(url);
    let next: MicroFrontend;
    try {
      allowOverride(getPageContext(), url);
      next = await importMicroFrontend(entry);
    } catch (error) {
      return refused(`The build at ${url} could not be loaded: ${sentence(error)}`);
    }
    const because =
      findUnmet(slot.area, next) ?? (await findRefusal({ ...host, scope }, slot, next, ask));
    if (because) return refused(because);
    const start = performance.now();
    try {
      await slot.replace(next);
    } catch (error) {
      return { kind: 'rolled-back', because: sentence(error) };
    }
    keepBuild(slot.area, entry);
    const { version } = next.about;
    return { kind: 'swapped', version, duration: performance.now() - start };
  };

  return async (
    area: string,
    /** The address of the build's entry (default: the area's build folder on the server of this page). */
    url: string = `/builds/${area}/index.js`,
    options: SwapOptions = {},
  ): Promise<SwapOutcome> => {
    const slot = slots.get(area);
    if (!slot) {
      return refused(
        `There is no micro-frontend '${area}'. There are: ${[...slots.keys()].join(', ')}.`,
      );
    }
    inProgress += 1;
    const outcome = await swap(slot, url, options);
    inProgress -= 1;
    if (inProgress === 0) releaseBuilds();
    return outcome;
  };
}

/** The same address may have another build by now, and a module is loaded once per address. */
function freshUrl(url: string) {
  const fresh = new URL(url, location.href);
  count += 1;
  fresh.searchParams.set('swap', `${count}`);
  return fresh.href;
}

function findUnmet(area: string, { about }: MicroFrontend): string | null {
  if (about.name !== area) return `The build is of '${about.name}', not of '${area}'.`;
  const { modules } = getPageContext().map;
  for (const [name, range] of Object.entries(about.requires ?? {})) {
    const version = modules[name]?.version;
    if (!version)
      return `${moduleOf(area)} ${about.version} needs ${name}, which this page does not have.`;
    if (!satisfies(version, range)) {
      return `${moduleOf(area)} ${about.version} needs ${name} ${range}; this page has ${version}.`;
    }
  }
  return null;
}

const refused = (because: string) => ({ kind: 'refused', because }) as const;

const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error));
