import { createStore, type Effect, type Event, sample } from 'effector';

/**
 * Creates the events of an effect's latest call: results of earlier calls are dropped, regardless of their order. Calls
 * are distinguished by their parameters, so each call needs its own object. `dropped` takes the latest back, too.
 */
export function createLatest<Params extends object, Result, Failure>(
  callFx: Effect<Params, Result, Failure>,
  dropped?: Event<unknown>,
) {
  const $latest = createStore<Params | null>(null, { serialize: 'ignore' }).on(
    callFx,
    (_, params) => params,
  );
  if (dropped) $latest.reset(dropped);
  const isLatest = (latest: Params | null, { params }: { readonly params: Params }) =>
    latest === params;

  return {
    $latest,
    /** Its end with its parameters, whether it failed or not. */
    ended: sample({
      clock: callFx.finally,
      source: $latest,
      filter: isLatest,
      fn: (_, end) => end,
    }),
    done: sample({
      clock: callFx.done,
      source: $latest,
      filter: isLatest,
      fn: (_, { result }) => result,
    }),
    failed: sample({
      clock: callFx.fail,
      source: $latest,
      filter: isLatest,
      fn: (_, { error }) => error,
    }),
  };
}
