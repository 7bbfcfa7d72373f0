import type { RouteName } from '@fairlead/domain';
import { $route, type Entered, type OpenRoute } from '@fairlead/store';

/** This screen as it is open, with what its address says; null while another one is. */
export const activeRoute = <Name extends RouteName>(name: Name) =>
  $route.map((route) => (route && isNamed(route, name) ? route : null));

const isNamed = <Name extends RouteName>(
  route: OpenRoute,
  name: Name,
): route is OpenRoute & Entered<Name> => route.name === name;
