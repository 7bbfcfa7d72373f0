import { baseOf } from '@fairlead/contracts';
import { matcherOf, type PathMatcher } from '../calls/match-path.ts';
import type { Route } from '../calls/route.ts';
import { routes } from './routes.ts';

/** A route and the function that reads the parameters of its path. */
type Row = { readonly route: Route; readonly match: PathMatcher };

/** Finds the route of a call by its contract's name, and the route of a request by its method and path. */
export type RouteTable = {
  named(name: string): Row | undefined;
  at(method: string, pathname: string): Row | undefined;
};

/** The calls of the specification. */
export const ownRoutes = tableOf(routes);

/** A table with additional calls, which are found before those of the same name or address. */
export function withCalls(table: RouteTable, calls: readonly Route[]): RouteTable {
  const added = tableOf(calls);
  return {
    named: (name) => added.named(name) ?? table.named(name),
    at: (method, pathname) => added.at(method, pathname) ?? table.at(method, pathname),
  };
}

function tableOf(calls: readonly Route[]): RouteTable {
  const rows: readonly Row[] = calls.map((route) => ({
    route,
    match: matcherOf(route.endpoint.service, route.endpoint.path),
  }));
  const byName = new Map(rows.map((row) => [row.route.endpoint.name, row]));
  // By method and number of segments, because every request looks up a route and there are many.
  const byShape = Map.groupBy(rows, ({ route: { endpoint } }) =>
    shapeOf(endpoint.method, `${baseOf(endpoint.service)}/${endpoint.path.replace(/^\//, '')}`),
  );
  return {
    named: (name) => byName.get(name),
    at: (method, pathname) =>
      byShape.get(shapeOf(method, pathname))?.find(({ match }) => match(pathname) !== null),
  };
}

function shapeOf(method: string, pathname: string): string {
  return `${method} ${pathname.split('/').length}`;
}
