/** How long a document may take to be left, in real ms: one that is still there was stopped on its way. */
const patience = 3000;

let since: number | null = null;

/** Whether another document is on its way: what is done here now would be done to a page that goes. */
export const isLeaving = (): boolean => since !== null && performance.now() - since < patience;

/** Notes from now on when the document is about to be left, by whatever. */
export function watchLeaving(): void {
  navigation.addEventListener('navigate', ({ destination, downloadRequest }) => {
    const isDocument = /^https?:/.test(destination.url) && downloadRequest === null;
    if (isDocument && !destination.sameDocument) since = performance.now();
  });
}
