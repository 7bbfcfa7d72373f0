import { readPathParams, segmentsOf } from './path-pattern.ts';
import { type RouteName, routesBySpecificity } from './routes.ts';

export type RouteMatch = {
  readonly name: RouteName;
  readonly params: Readonly<Record<string, string>>;
};

/**
 * Finds the screen of a path, or null. Fixed segments win over parameters (AMB-50); a trailing slash does not matter.
 * A path that begins with two slashes has none: as a link it would lead to another host.
 */
export function matchRoute(path: string): RouteMatch | null {
  if (path.startsWith('//')) return null;
  const parts = segmentsOf(path);
  for (const { name, pattern } of routesBySpecificity()) {
    const params = readPathParams(pattern, parts);
    if (params) return { name, params };
  }
  return null;
}
