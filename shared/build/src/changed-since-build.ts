import { listedWorkspaces, type Mode, readModuleList } from './module-list.ts';
import { isStamped, readManifest } from './stamp.ts';
import { listUnits } from './units.ts';

/** The parts of the app that were changed after they were built, by name. Reads and compares, builds nothing. */
export function changedSinceBuild(root: string, mode: Mode): string[] {
  return listUnits(root, listedWorkspaces(root, readModuleList(root), mode))
    .filter((unit) => {
      const manifest = readManifest(unit.outDir);
      return manifest === null || !isStamped(root, unit, manifest);
    })
    .map(({ name }) => name);
}
