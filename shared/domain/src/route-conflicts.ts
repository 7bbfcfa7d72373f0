import { type AddedRoutes, routeNames, routeOf, segmentsOf } from '@fairlead/domain';

/** Returns why an area can't bring these routes: another area has the name or the address. Null if it can. */
export function findRouteConflict(area: string, added: AddedRoutes): string | null {
  const others = routeNames.filter((name) => routeOf(name).area !== area);
  for (const [name, { pattern }] of Object.entries(added)) {
    const taken = others.find((other) => other === name);
    if (taken)
      return `The route '${name}' of ${area} exists in ${routeOf(taken).area}. Give it another name.`;
    const same = others.find((other) => shapeOf(routeOf(other).pattern) === shapeOf(pattern));
    if (same)
      return `${pattern} of ${area} is the address of '${same}' in ${routeOf(same).area}. Choose another one.`;
  }
  return null;
}

/** A pattern without the names of its parameters, which don't distinguish addresses. */
const shapeOf = (pattern: string) =>
  segmentsOf(pattern)
    .map((segment) => (segment.startsWith(':') ? ':' : segment))
    .join('/');
