import { createEvent } from 'effector';

/** The browser is online again; the host reports it. */
export const connectionReturned = createEvent();
