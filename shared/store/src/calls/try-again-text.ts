import { NetworkError } from '@fairlead/contracts';

/** Returns what to do after an action that failed. A lost connection is named. */
export const tryAgainText = (failure: unknown, otherwise = 'Try again.'): string =>
  failure instanceof NetworkError
    ? 'The server didn’t respond. Check your connection and try again.'
    : otherwise;
