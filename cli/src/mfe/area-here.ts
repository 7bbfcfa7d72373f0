import { type AreaFolder, areaAround } from '../area-folders.ts';
import { UsageError } from '../usage-error.ts';

/** Returns the area that the command runs in. */
export function areaHere(cwd: string): AreaFolder {
  const area = areaAround(cwd);
  if (area) return area;
  throw new UsageError(
    `There is no area in ${cwd} or above it: no package.json is called @fairlead/mfe-<name>. \`fairlead mfe create <name>\` makes one.`,
  );
}
