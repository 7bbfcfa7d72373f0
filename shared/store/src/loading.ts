import { combine } from 'effector';
import { $gate } from './guards.ts';
import { requestFx } from './request.ts';

/** A§4 "Loading states": a page that waits for what lets it open, and calls that are under way. */
export type LoadingState = 'pageLoad' | 'asyncLoad';

export const $loading = combine({
  pageLoad: $gate.map((gate) => gate === 'waiting'),
  asyncLoad: requestFx.pending,
});
