import { createEvent, createStore } from 'effector';

/** A§4 "Loading states": a page that waits for its first data, and work behind an action. */
export type LoadingState = 'pageLoad' | 'asyncLoad';

export const loadingStarted = createEvent<LoadingState>();
export const loadingEnded = createEvent<LoadingState>();

export const $loading = createStore<Readonly<Record<LoadingState, number>>>({
  pageLoad: 0,
  asyncLoad: 0,
})
  .on(loadingStarted, (loading, state) => ({ ...loading, [state]: loading[state] + 1 }))
  .on(loadingEnded, (loading, state) => ({ ...loading, [state]: Math.max(0, loading[state] - 1) }));

export const $isPageLoading = $loading.map(({ pageLoad }) => pageLoad > 0);
