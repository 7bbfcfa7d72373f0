import { createEvent, createStore } from 'effector';

/** The page was hidden (another tab, a minimized window) or shown again: fired by the host. */
export const pageVisibilityChanged = createEvent<'hidden' | 'visible'>();

/** Nobody sees the page, so background updates can wait. */
export const $isPageHidden = createStore(false).on(
  pageVisibilityChanged,
  (_, visibility) => visibility === 'hidden',
);
