import type { Rolldown } from 'vite';

type Modules = { getModuleInfo(id: string): Rolldown.ModuleInfo | null };

/** Puts the entry and its static imports into one file. Dynamic imports stay separate, as in the composition. */
export function firstBundle(entry: string) {
  let members: ReadonlySet<string> | null = null;
  return {
    groups: [
      {
        debugName: 'the first route',
        name(id: string, modules: Modules) {
          members ??= reachedFrom(entry, modules);
          return members.has(id) ? 'first-route' : null;
        },
      },
    ],
  };
}

function reachedFrom(entry: string, modules: Modules): ReadonlySet<string> {
  const reached = new Set([entry]);
  // A set grows while it is walked through.
  for (const id of reached)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  return reached;
}
