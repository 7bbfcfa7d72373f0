import { ApiError } from '@fairlead/contracts';
import { reportLookUpFailures } from '@fairlead/store';
import { routeByStatusFx } from '@fairlead/store/status-routing';
import { createEvent, createStore, sample } from 'effector';
import { pendingFor } from './pending-for.ts';

/**
 * A 409 says that the application has moved on, so its status decides the screen. Redirects once: if the new screen is
 * refused again, the user sees an error and may try again, instead of a redirect loop.
 */
export function createConflictRedirect() {
  /** A screen was refused, for the application with this id. */
  const refused = createEvent<string>();
  /** The screen has loaded its data, or the user tries again. */
  const settled = createEvent();

  const $sentOn = createStore<string | null>(null);
  const asked = sample({
    clock: refused,
    source: {
      sentOn: $sentOn,
      pending: pendingFor(routeByStatusFx, ({ applicationId }) => applicationId),
    },
    filter: ({ pending }, id) => pending !== id,
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
    fn: (_, { error }) => error,
  });
  const lost = createEvent<Error>();
  sample({ clock: failed, target: lost });
  sample({
    clock: asked,
    filter: ({ isAgain }) => isAgain,
    fn: () => new ApiError(409, { message: 'The status leads back to a screen that is refused' }),
    target: lost,
  });
  reportLookUpFailures('application status', lost);
  /** The message if the next screen couldn't be looked up; null otherwise. */
  const $lost = createStore<Error | null>(null, { serialize: 'ignore' })
    .on(lost, (_, failure) => failure)
    .reset([settled, sentOn]);

  return { refused, settled, $lost };
}
