import { routeNames, routeOf } from '@fairlead/domain';
import type { Task } from './area.ts';

/** The screens on which a task acts, and how a message names them. Null: the login site, which is none of them. */
type PlaceOfTask = { readonly says: string; readonly screens: readonly string[] | null };

/**
 * Returns where a task of an area acts: on the area's screens by default, or on those that the task names. Undefined: on
 * every page.
 */
export function placeOf(area: string, { on }: Pick<Task, 'on'>): PlaceOfTask | undefined {
  if (on === 'outside') return { says: 'the login site', screens: null };
  const own = routeNames.filter((name) => routeOf(name).area === area);
  // The header is part of every page.
  if (on === 'anywhere' || own.length === 0) return undefined;
  return on ? { says: on.join(', '), screens: on } : { says: `screens of ${area}`, screens: own };
}
