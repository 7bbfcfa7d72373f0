import type { Destination, ExternalPlace, Query, To } from './destination.ts';
import type { RouteMatch } from './match-route.ts';
import { fillPath } from './path-pattern.ts';
import { routeOf } from './routes.ts';

/** The address of a screen: path with its parameters encoded, then the query without empty values. */
export function href(to: To): string {
  const params: Readonly<Record<string, string>> = to.params ?? {};
  const path = fillPath(routeOf(to.route).pattern, (name) => {
    const value = params[name];
    if (!value)
      throw new Error(
        `The route '${to.route}' needs '${name}', which was not given. Pass it in params.`,
      );
    return value;
  });
  return path + search(to.query);
}

/** Returns the destination of an open screen. Its parameters match its pattern, which the types can't express. */
export const destinationOf = ({ name, params, query }: RouteMatch & { readonly query?: Query }) =>
  ({ route: name, params, ...(query && { query }) }) as To;

/** The addresses of places outside the product; the portal's address is configuration (AMB-25, AMB-26). */
export type Addresses = { readonly [Place in ExternalPlace]: string };

export const hrefOf = (destination: Destination, addresses: Addresses): string =>
  'route' in destination
    ? href(destination)
    : addresses[destination.external] + search(destination.query);

/** "?a=1&b=2", or nothing. */
export function search(query: Query = {}): string {
  const given = parametersOf(query);
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}

/** Returns the names and values of a query that aren't empty; a repeated parameter has several. */
export const parametersOf = (query: Query): [string, string][] =>
  Object.entries(query).flatMap(([name, values]) =>
    [values ?? []]
      .flat()
      .filter((value) => value !== '')
      .map((value): [string, string] => [name, value]),
  );
