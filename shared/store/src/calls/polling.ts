import { combine, type Effect, type Event, type Store, sample } from 'effector';
import { $isPageHidden } from '../time/page-visibility.ts';
import { createTimer } from '../time/timer.ts';

type Polling<Params, Result, Failure> = {
  readonly callFx: Effect<Params, Result, Failure>;
  /** Milliseconds between a response and the next call. Null pauses polling. */
  readonly $delay: Store<number | null>;
  /** The parameters of the next call; it is left out while they are null. */
  readonly $params: Store<Params | null>;
  /** Other events that restart the wait. */
  readonly restartedBy?: readonly Event<unknown>[];
  /** Makes no calls while the page is hidden, and one as soon as it is shown again. */
  readonly stopsWhenHidden?: boolean;
};

/** Repeats a call while there is a delay. A call that failed is followed by the next one. */
export function createPolling<Params, Result, Failure>({
  callFx,
  $delay: $visibleDelay,
  $params,
  restartedBy = [],
  stopsWhenHidden = false,
}: Polling<Params, Result, Failure>): void {
  const timer = createTimer();
  const $delay = combine($visibleDelay, $isPageHidden, (delay, isHidden) =>
    isHidden && stopsWhenHidden ? null : delay,
  );
  const shown = sample({
    clock: $isPageHidden,
    source: $delay,
    filter: (delay, isHidden) => stopsWhenHidden && !isHidden && delay !== null,
  });
  sample({
    clock: [$delay, callFx.finally, ...restartedBy],
    source: $delay,
    filter: (delay) => delay !== null,
    target: timer.started,
  });
  sample({ clock: $delay, filter: (delay) => delay === null, target: timer.stopped });
  const due = sample({
    clock: [timer.rang, shown],
    source: $params,
    fn: (params) => ({ params }),
  }).filterMap(({ params }) => (params === null ? undefined : { params }));
  sample({ clock: due, fn: ({ params }) => params, target: callFx });
}
