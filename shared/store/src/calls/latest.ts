import { createStore, type Effect, sample } from 'effector';

/**
 * Creates the events of an effect's latest call: results of earlier calls are dropped, regardless of their order. Calls
 * are distinguished by their parameters, so each call needs its own object.
 */
export function createLatest<Params extends object, Result, Failure>(
  callFx: Effect<Params, Result, Failure>,
) {
  const $latest = createStore<Params | null>(null, { serialize: 'ignore' }).on(
    callFx,
    (_, params) => params,
  );
  const isLatest = (latest: Params | null, { params }: { readonly params: Params }) =>
    latest === params;

  return {
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
