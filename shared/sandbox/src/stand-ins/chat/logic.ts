import type { VendorEvent } from '../state.ts';

const chatEvent = (name: string): VendorEvent => ({ service: 'chat', name, properties: {} });

/** What the messenger records. The token of a sign-in is not part of it. */
export const chatEvents = {
  opened: chatEvent('opened'),
  closed: chatEvent('closed'),
  signedIn: chatEvent('signed in'),
  signedOut: chatEvent('signed out'),
  messageSent: chatEvent('message sent'),
};

/** Whether a text has the three parts of a signed token. A stand-in can't check more. */
export const looksLikeJwt = (token: string): boolean => /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token);
