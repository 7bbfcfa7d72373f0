import { createEvent } from 'effector';

/**
 * The host is ready: the scope and its host effects exist. Requests that are needed at the start are made on this
 * event.
 */
export const appStarted = createEvent();
