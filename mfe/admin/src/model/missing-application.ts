import { $route, entered, navigate } from '@fairlead/store';
import { sample } from 'effector';

/** /admin-missing-application: an id in its address is looked up by the rerouter (A§2, A§6, AMB-21). */
export function createMissingApplication() {
  const opened = entered('admin-missing-application');
  const idGiven = opened.filterMap(({ query }) => query.legacyApplicationId || undefined);
  sample({
    clock: idGiven,
    fn: (legacyApplicationId) => ({
      route: 'intake' as const,
      query: { legacyApplicationId },
      replace: true,
    }),
    target: navigate,
  });

  /** The id that the rerouter looked up and found nothing for. */
  const $unknownId = $route.map((route) => {
    const id = route?.state.unknownId;
    return typeof id === 'string' ? id : null;
  });
  return { $unknownId };
}
