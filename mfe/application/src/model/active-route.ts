import type { RouteName } from '@fairlead/domain';
import { $route, type Entered } from '@fairlead/store';

/** This screen as it is open, with what its address says; null while another one is. */
export const activeRoute = <Name extends RouteName>(name: Name) =>
  $route.map((route) => (route?.name === name ? (route as unknown as Entered<Name>) : null));
