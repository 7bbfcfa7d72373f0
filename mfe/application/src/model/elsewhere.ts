import { routeByStatusFx } from '@fairlead/store';
import { createEvent, createStore, sample } from 'effector';

/**
 * A 409 says that an application is elsewhere by now: its status leads there. Once: when it leads back to a screen that
 * is refused again, the person is told and may try again, instead of going round in circles.
 */
export function createElsewhere() {
  /** A screen was refused; by the id of the application. */
  const refused = createEvent<string>();
  /** The screen has what it asked for, or the person tries again. */
  const settled = createEvent();

  const $sentOn = createStore<string | null>(null);
  const asked = sample({
    clock: refused,
    source: { sentOn: $sentOn, isRouting: routeByStatusFx.pending },
    filter: ({ isRouting }) => !isRouting,
    fn: ({ sentOn }, id) => ({ id, isAgain: sentOn === id }),
  });
  const sentOn = sample({
    clock: asked,
    filter: ({ isAgain }) => !isAgain,
    fn: ({ id }) => ({ applicationId: id }),
  });
  sample({ clock: sentOn, target: routeByStatusFx });
  const ledElsewhere = routeByStatusFx.doneData.filter({
    fn: ({ decision: { to } }) => !('route' in to && to.route === 'resume'),
  });
  $sentOn.on(sentOn, (_, { applicationId }) => applicationId).reset([settled, ledElsewhere]);

  const failed = sample({
    clock: routeByStatusFx.fail,
    source: $sentOn,
    filter: (id, { params }) => id === params.applicationId,
  });
  /** Where the application is could not be found out. */
  const $isLost = createStore(false)
    .on(asked, (_, { isAgain }) => isAgain)
    .on(failed, () => true)
    .reset(settled);

  return { refused, settled, $isLost };
}
