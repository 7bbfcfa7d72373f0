/** SystemJS's record of one module, as far as it is needed here. */
type Load = {
  /** Its error, once it has failed. */
  readonly er?: unknown;
  /** Its function to run: null once it ran or failed. */
  readonly e?: unknown;
  /** Done, when it is. */
  readonly C?: unknown;
  readonly n: unknown;
  readonly d?: readonly { readonly id: string }[];
};

/**
 * Lets a module that failed be loaded again. SystemJS keeps failures for good, and its small build
 * has no `System.delete`, so the records are removed from the registry it keeps under a symbol.
 */
export function forgetFailedModules(entry: string): void {
  const registry = findRegistry();
  if (!registry) return;
  for (const [id, load] of Object.entries(registry)) {
    if (id === entry || isBroken(load)) delete registry[id];
  }
}

function isBroken(load: Load) {
  return load.er !== undefined && load.er !== null;
}

function findRegistry(): Record<string, Load> | null {
  const [key] = Object.getOwnPropertySymbols(System);
  const registry = key && (System as unknown as Record<symbol, unknown>)[key];
  return typeof registry === 'object' ? (registry as Record<string, Load>) : null;
}
