import { createStore, type Effect } from 'effector';

/** The application that an effect is at work on; null while it rests. A later one takes the place of an earlier one. */
export const pendingFor = <Params, Done, Failure>(
  fx: Effect<Params, Done, Failure>,
  applicationOf: (params: Params) => string,
) =>
  createStore<string | null>(null)
    .on(fx, (_, params) => applicationOf(params))
    .on(fx.finally, (now, { params }) => (now === applicationOf(params) ? null : now));
