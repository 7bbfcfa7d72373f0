import { areaNameRule, isAreaName } from '@fairlead/domain/area-name';
import { platformRole } from '@fairlead/registry';
import { areaHere } from '../mfe/area-here.ts';
import { UsageError } from '../usage-error.ts';

/** The role of an area in the registry. */
export function roleNamed(area: string): string {
  if (area === platformRole) return area;
  if (isAreaName(area)) return `mfe-${area}`;
  throw new UsageError(`${area} is no name of an area. ${areaNameRule}.`);
}

/** The role of the area that was named, or of the one in the working folder. */
export const roleHere = (area: string | undefined, cwd: string): string =>
  roleNamed(area ?? areaHere(cwd).name);
