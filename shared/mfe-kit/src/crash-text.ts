const refusedCode =
  'The access code of this page doesn’t work anymore: it was used before, or it has expired. Open this page again from where you found it.';

const lostConnection =
  'The server didn’t respond: check your connection and try again; your saved answers are safe. When you are online again, the page tries again by itself.';

const partMissing =
  'A part of this page didn’t arrive: check your connection and try again; your saved answers are safe.';

/** Whether something is missing because the network didn't bring it: a response, or a file of the page. */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof Error &&
  // SystemJS says with number 3 that a script didn't arrive; the other texts are Chromium's, Safari's and Firefox's.
  (error.name === 'NetworkError' ||
    /errors\.md#3|Failed to fetch|Load failed|when attempting to fetch|imported module/.test(
      error.message,
    ) ||
    isConnectionLost(error.cause));

/** Whether a file of the page hangs (root-config names the error). Nothing says when another try helps. */
const isTooLong = (error: unknown): boolean =>
  error instanceof Error && error.name === 'TooLongError';

/** Whether another try comes first, because an advisor can't help. */
export const beginsWithRetry = (error: unknown): boolean =>
  isConnectionLost(error) || isTooLong(error);

/**
 * Returns the text of a crash page for an error (A§8); undefined for the usual text. A browser that translates the page
 * moves text into nodes of its own, and React then fails to remove the original ones.
 */
export function crashText(error: unknown): string | undefined {
  if (error instanceof Error && error.name === 'AuthCodeError') return refusedCode;
  if (isConnectionLost(error)) return lostConnection;
  if (isTooLong(error)) return partMissing;
  if (!(error instanceof Error) || error.name !== 'NotFoundError') return undefined;
  if (!/removeChild|insertBefore/.test(error.message)) return undefined;
  return 'Your browser’s translation changed this page, and it can no longer be shown. Disable translation for this site, then try again.';
}
