import type { RouteName } from '@fairlead/domain';
import { $auth, $route, entered } from '@fairlead/store';
import { sample } from 'effector';

/**
 * A screen and who is at it: said when it is entered, and again whenever the auth service answers while it is open.
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
