import { waitingStepDurations } from '@fairlead/domain/packages';
import { $route, createTimer } from '@fairlead/store';
import { combine, createStore, sample } from 'effector';
import type { Submission } from './submission.ts';

const lastStep = waitingStepDurations.length;

/** The waiting screen's lines: each stays for its time, the one behind the last until the status changes (B§2, AMB-80). */
export function createWaiting({ $view }: Submission) {
  const timer = createTimer();
  const $isWaiting = combine(
    $route,
    $view,
    (route, view) =>
      view === 'waiting' &&
      (route?.name === 'market-submission' || route?.name === 'admin-market-submission'),
  );
  /** 0 to 2: the step that runs; 3: all of them are over. */
  const $step = createStore(0).on(timer.rang, (step) => Math.min(step + 1, lastStep));

  sample({ clock: $isWaiting, filter: (waiting) => !waiting, fn: () => 0, target: $step });
  sample({ clock: $isWaiting, filter: (waiting) => !waiting, target: timer.stopped });
  sample({
    clock: [$isWaiting, timer.rang],
    source: { isWaiting: $isWaiting, step: $step },
    filter: ({ isWaiting, step }) => isWaiting && step < lastStep,
    fn: ({ step }) => waitingStepDurations[step] ?? 0,
    target: timer.started,
  });

  return { $step, $isWaiting };
}
