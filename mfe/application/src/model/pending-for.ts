import { createStore, type Effect } from 'effector';

/** The application that an effect is working on; null while it is idle. A later one replaces an earlier one. */
export const pendingFor = <Params, Done, Failure>(
  fx: Effect<Params, Done, Failure>,
  applicationOf: (params: Params) => string,
) =>
  createStore<string | null>(null)
    .on(fx, (_, params) => applicationOf(params))
    .on(fx.finally, (now, { params }) => (now === applicationOf(params) ? null : now));
