import { NetworkError } from '@fairlead/contracts';

/** Names a lost connection and says what to do; null for any other failure. */
export const lostConnectionText = (failure: unknown): string | null =>
  failure instanceof NetworkError
    ? 'The server didn’t respond: check your connection and try again.'
    : null;

/** Returns what to do after an action that failed. A lost connection is named. */
export const tryAgainText = (failure: unknown, otherwise = 'Try again.'): string =>
  lostConnectionText(failure) ?? otherwise;
