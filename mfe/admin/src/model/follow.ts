import { submissionPollDelay } from '@fairlead/domain/packages';
import { $route, createPolling } from '@fairlead/store';
import { combine, createEffect } from 'effector';
import { isBoardRoute } from './board-routes.ts';
import type { SubmissionModel } from './submission.ts';

/** Polls the submission while its board is open (B§4 "Polling"), but not during a drag. */
export function followSubmission({ $id, $loaded, $isHeld, loadFx, fresh }: SubmissionModel) {
  // Each load has its own parameters, which identify the latest one.
  const pollFx = createEffect(({ id }: { id: string }) => loadFx({ id }));
  const $delay = combine($route, $loaded, $isHeld, (route, loaded, isHeld) =>
    route && isBoardRoute(route.name) && loaded && !isHeld
      ? submissionPollDelay(loaded.status)
      : null,
  );
  createPolling({
    callFx: pollFx,
    $delay,
    $params: $id.map((id) => (id === null ? null : { id })),
    restartedBy: [fresh],
  });
  return pollFx;
}
