import { services } from '@fairlead/contracts';
import { matcherOf, type PathMatcher } from '../calls/match-path.ts';
import type { Route } from '../calls/route.ts';
import { routes } from './routes.ts';

/** A route and the function that reads the parameters of its path. */
export type Row = { readonly route: Route; readonly match: PathMatcher };

const table: readonly Row[] = routes.map((route) => ({
  route,
  match: matcherOf(route.endpoint.service, route.endpoint.path),
}));
const byName = new Map(table.map((row) => [row.route.endpoint.name, row]));

/** The route of a call by its contract's name. */
export const routeNamed = (name: string): Row | undefined => byName.get(name);

/** By method and number of segments, because every request looks up a route and there are many. */
const byShape = Map.groupBy(table, ({ route: { endpoint } }) =>
  shapeOf(endpoint.method, `${services[endpoint.service]}/${endpoint.path.replace(/^\//, '')}`),
);

/** The route of a request by its method and path. */
export const routeFor = (method: string, pathname: string): Row | undefined =>
  byShape.get(shapeOf(method, pathname))?.find(({ match }) => match(pathname) !== null);

function shapeOf(method: string, pathname: string): string {
  return `${method} ${pathname.split('/').length}`;
}
