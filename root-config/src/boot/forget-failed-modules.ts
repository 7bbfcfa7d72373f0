/** SystemJS's record of one module, as far as it is needed here. */
type Load = {
  /** Its error, once it has failed. */
  readonly er?: unknown;
};

/**
 * Lets a module that failed be loaded again. SystemJS keeps failures for good, and its small build
 * has no `System.delete`, so the records are removed from the registry it keeps under a symbol.
 * Answers the URLs of the files that were forgotten.
 */
export function forgetFailedModules(entry: string): string[] {
  const registry = findRegistry();
  if (!registry) return [];
  const failed = Object.entries(registry)
    .filter(([id, load]) => id === entry || isBroken(load))
    .map(([id]) => id);
  for (const id of failed) delete registry[id];
  return failed.map((id) => id.split('#')[0] ?? id);
}

function isBroken(load: Load) {
  return load.er !== undefined && load.er !== null;
}

function findRegistry(): Record<string, Load> | null {
  const [key] = Object.getOwnPropertySymbols(System);
  const registry = key && (System as unknown as Record<symbol, unknown>)[key];
  return typeof registry === 'object' ? (registry as Record<string, Load>) : null;
}
