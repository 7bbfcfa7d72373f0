/**
 * After this many looks at the document, the navigation was canceled, or it brought a file and no document. They are
 * counted, not timed: a busy machine takes longer for both.
 */
const mostLooks = 1000;

let looksLeft = 0;

/** Whether another document is loading, so that actions would be lost. */
export function isLeaving(): boolean {
  if (looksLeft === 0) return false;
  looksLeft -= 1;
  return true;
}

/** The same, without counting it as a check of the document. */
export const seemsToLeave = (): boolean => looksLeft > 0;

/** Detects from now on when the document is about to be left. */
export function watchLeaving(): void {
  navigation.addEventListener('navigate', ({ destination, downloadRequest }) => {
    const isDocument = /^https?:/.test(destination.url) && downloadRequest === null;
    if (isDocument && !destination.sameDocument) looksLeft = mostLooks;
  });
}
