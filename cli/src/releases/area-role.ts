import { areaHere } from '../mfe/area-here.ts';
import { UsageError } from '../usage-error.ts';

/** The role of an area in the registry. */
export function roleNamed(area: string): string {
  if (/^[a-z]+$/.test(area)) return area === 'platform' ? area : `mfe-${area}`;
  throw new UsageError(`${area} is no name of an area: use lowercase letters only.`);
}

/** The role of the area that was named, or of the one in the working folder. */
export const roleHere = (area: string | undefined, cwd: string): string =>
  roleNamed(area ?? areaHere(cwd).name);
