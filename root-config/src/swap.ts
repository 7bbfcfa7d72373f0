import type { MicroFrontend } from '@fairlead/mfe-kit';
import type { Host } from '@fairlead/mfe-kit/host';
import { $paymentInFlight, draftsFlushed } from '@fairlead/store';
import { type Scope, scopeBind } from 'effector';
import { allowOverride } from './allow-override.ts';
import { getGate } from './gate.ts';
import { importMicroFrontend, moduleOf } from './load-area.ts';
import { satisfies } from './satisfies.ts';
import type { Slot } from './slot.ts';

/** What became of a swap. A refusal changed nothing; a rollback put the old build back. */
export type SwapOutcome =
  | { readonly kind: 'swapped'; readonly version: string; readonly duration: number }
  | { readonly kind: 'refused'; readonly because: string }
  | { readonly kind: 'rolled-back'; readonly because: string };

export type SwapOptions = {
  /** Asked when a screen holds edits that no model knows. */
  readonly ask?: (question: string) => boolean | Promise<boolean>;
};

type Swapping = {
  readonly scope: Scope;
  readonly host: Host;
  readonly slots: ReadonlyMap<string, Slot>;
};

const question =
  'This page holds changes that are not saved yet. Replace it with the new version and lose them?';

let count = 0;

/** Makes the function that replaces a micro-frontend by another build, without a reload. */
export function createSwap({ scope, host, slots }: Swapping) {
  return async (
    area: string,
    /** Where the build's entry is; the area's build folder on the machine that serves this page unless told. */
    url: string = `/builds/${area}/index.js`,
    { ask = (text) => window.confirm(text) }: SwapOptions = {},
  ): Promise<SwapOutcome> => {
    const slot = slots.get(area);
    if (!slot) {
      return refused(
        `There is no micro-frontend '${area}'. There are: ${[...slots.keys()].join(', ')}.`,
      );
    }
    let next: MicroFrontend;
    try {
      allowOverride(getGate(), url);
      next = await importMicroFrontend(freshUrl(url));
    } catch (error) {
      return refused(`The build at ${url} could not be loaded: ${sentence(error)}`);
    }
    const unmet = findUnmet(area, next);
    if (unmet) return refused(unmet);
    if (scope.getState($paymentInFlight)) {
      return refused('A payment is in flight. Swap when it has ended.');
    }
    if (slot.isOpen() && host.unsavedEdits.size > 0 && !(await ask(question))) {
      return refused('The page holds changes that are not saved yet, and they were kept.');
    }
    // Asking took time, and a payment may have begun meanwhile.
    if (scope.getState($paymentInFlight)) {
      return refused('A payment is in flight. Swap when it has ended.');
    }
    const start = performance.now();
    try {
      scopeBind(draftsFlushed, { scope })();
      await slot.replace(next);
    } catch (error) {
      return { kind: 'rolled-back', because: sentence(error) };
    }
    const { version } = next.about;
    return { kind: 'swapped', version, duration: performance.now() - start };
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
  const { modules } = getGate().map;
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
