/** The longest time to leave a document, in real ms. After that the navigation was canceled. */
const longestLeave = 3000;

let since: number | null = null;

/** Whether another document is loading, so that actions would be lost. */
export const isLeaving = (): boolean => since !== null && performance.now() - since < longestLeave;

/** Detects from now on when the document is about to be left. */
export function watchLeaving(): void {
  navigation.addEventListener('navigate', ({ destination, downloadRequest }) => {
    const isDocument = /^https?:/.test(destination.url) && downloadRequest === null;
    if (isDocument && !destination.sameDocument) since = performance.now();
  });
}
