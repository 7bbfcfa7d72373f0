import type { RouteName } from '@fairlead/domain';
import { $auth, $route, entered } from '@fairlead/store';
import { sample } from 'effector';

/**
 * A screen and its visitor: fires when it is entered, and whenever the auth service responds while it is open.
 * Call it inside a model factory.
 */
export function visitorOn(name: RouteName) {
  return sample({
    clock: [entered(name), $auth],
    source: { route: $route, auth: $auth },
  }).filterMap(({ route, auth }) =>
    route?.name === name && auth !== null ? { route, auth } : undefined,
  );
}
