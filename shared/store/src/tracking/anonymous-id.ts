import { createEvent, createStore } from 'effector';

export const anonymousIdRead = createEvent<string | null>();

/** The id that analytics gave this visitor. Null until it has one, or if the browser blocks analytics. */
export const $anonymousId = createStore<string | null>(null).on(anonymousIdRead, (_, id) => id);
