import { type Effect, type Event, type Store, sample } from 'effector';
import { createTimer } from '../time/timer.ts';

type Polling<Params, Result, Failure> = {
  readonly callFx: Effect<Params, Result, Failure>;
  /** Milliseconds between an answer and the next call; null while nothing is polled. */
  readonly $delay: Store<number | null>;
  /** The parameters of the next call; it is left out while they are null. */
  readonly $params: Store<Params | null>;
  /** Other reasons to start the wait anew. */
  readonly restartedBy?: readonly Event<unknown>[];
};

/** Repeats a call while there is a delay. A call that failed is followed by the next one. */
export function createPolling<Params, Result, Failure>({
  callFx,
  $delay,
  $params,
  restartedBy = [],
}: Polling<Params, Result, Failure>): void {
  const timer = createTimer();
  sample({
    clock: [$delay, callFx.finally, ...restartedBy],
    source: $delay,
    filter: (delay) => delay !== null,
    target: timer.started,
  });
  sample({
    clock: $delay,
    filter: (delay) => delay === null,
    fn: () => {},
    target: timer.stopped,
  });
  const due = sample({
    clock: timer.rang,
    source: $params,
    fn: (params) => ({ params }),
  }).filterMap(({ params }) => (params === null ? undefined : { params }));
  sample({ clock: due, fn: ({ params }) => params, target: callFx });
}
