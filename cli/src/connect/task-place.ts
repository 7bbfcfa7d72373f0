import { routeNames, routeOf } from '@fairlead/domain';
import type { Task } from '@fairlead/mfe-kit/area';
import type { TaskPlace } from '../language/task-place.ts';

/** Returns where a task of an area acts: on the area's screens by default, or on those that the task names. */
export function placeOf(area: string, { on }: Pick<Task, 'on'>): TaskPlace | undefined {
  if (on === 'outside') return { says: 'the login site', screens: null };
  const own = routeNames.filter((name) => routeOf(name).area === area);
  // The header is part of every page.
  if (on === 'anywhere' || own.length === 0) return undefined;
  return on ? { says: on.join(', '), screens: on } : { says: `screens of ${area}`, screens: own };
}
