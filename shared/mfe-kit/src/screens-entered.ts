import { routeOf } from '@fairlead/domain';
import { $route, type OpenRoute, routeOpened, screenEntered } from '@fairlead/store';
import { createEvent, createStore, sample } from 'effector';

/**
 * Fires `screenEntered` when an area is mounted on one of its routes, and whenever one of them opens while it is
 * mounted. Creates units, so call it in the region of the area's model. The headless page mounts areas the same way, so
 * that it loads the same data.
 */
export function connectScreens(area: string) {
  const mounted = createEvent();
  const unmounted = createEvent();
  const $isMounted = createStore(false)
    .on(mounted, () => true)
    .on(unmounted, () => false);

  const isOurs = (route: OpenRoute) => routeOf(route.name).area === area;

  sample({
    clock: sample({
      clock: [mounted, routeOpened],
      source: { route: $route, isMounted: $isMounted },
    }).filterMap(({ route, isMounted }) =>
      isMounted && route && isOurs(route) ? route : undefined,
    ),
    target: screenEntered,
  });

  return { mounted, unmounted };
}
