import { createEvent, createStore } from 'effector';

export const anonymousIdRead = createEvent<string | null>();

/** Under which id analytics knows this visitor; null while it knows none, or was kept out by the browser. */
export const $anonymousId = createStore<string | null>(null).on(anonymousIdRead, (_, id) => id);
