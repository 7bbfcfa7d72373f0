import type { RouteName } from '@fairlead/domain';
import { $route, type Entered, type OpenRoute } from '@fairlead/store';

/** Returns a store of the route and its parameters while this screen is open; null otherwise. */
export const activeRoute = <Name extends RouteName>(name: Name) =>
  $route.map((route) => (route && isNamed(route, name) ? route : null));

const isNamed = <Name extends RouteName>(
  route: OpenRoute,
  name: Name,
): route is OpenRoute & Entered<Name> => route.name === name;
