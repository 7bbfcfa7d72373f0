import { moduleRegistry } from '../builds/module-registry.ts';

/** SystemJS's record of one module, as far as it is needed here. */
type Load = {
  readonly id: string;
  /** Its error, once it has failed and someone noticed. */
  readonly er?: unknown;
  /** Its file has arrived. */
  readonly I?: Promise<unknown>;
  /** Resolves when the files of its imports have arrived. */
  readonly L?: Promise<unknown>;
  /** What it imports, once that is known. */
  readonly d?: readonly Load[];
};

/**
 * Lets failed modules, and those that wait for one, be loaded again. SystemJS would keep them,
 * and its small build has no `System.delete`, so the records are removed from the registry it keeps under a symbol.
 * Pending and loaded modules stay: a second instance would have its own state.
 * Answers the URLs of the files that did not arrive.
 */
export async function forgetFailedModules(): Promise<string[]> {
  const registry = moduleRegistry<Load>();
  const loads = Object.values(registry);
  const missing = await filter(loads, ({ I }) => isRejected(I));
  const unlinked = new Set(await filter(loads, ({ L }) => isRejected(L)));
  const broken = loads.filter((load) => isBroken(load, unlinked));
  for (const { id } of broken) delete registry[id];
  return [...new Set(missing.map(({ id }) => id.split('#')[0] ?? id))];
}

function isBroken(load: Load, unlinked: ReadonlySet<Load>, seen = new Set<Load>()): boolean {
  if (seen.has(load)) return false;
  seen.add(load);
  if ((load.er !== undefined && load.er !== null) || unlinked.has(load)) return true;
  return (load.d ?? []).some((imported) => isBroken(imported, unlinked, seen));
}

async function filter(loads: readonly Load[], is: (load: Load) => Promise<boolean>) {
  const verdicts = await Promise.all(loads.map(is));
  return loads.filter((_, index) => verdicts[index]);
}

/** Whether a promise has failed already: one that is pending loses against a few turns of the microtask queue. */
function isRejected(promise: Promise<unknown> | undefined): Promise<boolean> {
  const rejected = Promise.resolve(promise).then(
    () => false,
    () => true,
  );
  return Promise.race([rejected, fewTurns()]);
}

async function fewTurns() {
  for (let turn = 0; turn < 10; turn += 1) await null;
  return false;
}
