import { createStuckCheck, waitWhile } from './stuck-check.ts';
import { isUnderWay } from './traffic.ts';

/**
 * After this many checks of the document, the navigation was canceled, or it brought a file and no document. They are
 * counted, not timed: a busy machine takes longer for both.
 */
const maxChecks = 1000;

let remainingChecks = 0;
/** Whether leaving has waited, so that it doesn't wait again. */
let hasWaited = false;

/** Whether another document is loading, so that actions would be lost. */
export function isLeaving(): boolean {
  if (remainingChecks === 0) return false;
  remainingChecks -= 1;
  return true;
}

/**
 * Detects from now on when the document is about to be left. The product may leave while a response is pending that it
 * doesn't need. The page waits for it, or it would depend on the machine whether the journal has that call.
 */
export function watchLeaving(): void {
  navigation.addEventListener('navigate', (event) => {
    const { destination, downloadRequest } = event;
    const isDocument = /^https?:/.test(destination.url) && downloadRequest === null;
    if (!isDocument || destination.sameDocument) return;
    remainingChecks = maxChecks;
    if (hasWaited || !isUnderWay() || !mayWait(event)) return;
    event.preventDefault();
    void leaveWhenIdle(event);
  });
}

/** Only what the page itself does with an address can be done again later. */
const mayWait = ({ cancelable, formData, navigationType }: NavigateEvent): boolean =>
  cancelable && formData === null && (navigationType === 'push' || navigationType === 'replace');

async function leaveWhenIdle({ destination, navigationType }: NavigateEvent): Promise<void> {
  const isBusy = () => {
    // Other checks in the meantime must still see that the document is about to be left.
    remainingChecks = maxChecks;
    return isUnderWay();
  };
  await waitWhile(isBusy, createStuckCheck(maxChecks));
  hasWaited = true;
  if (navigationType === 'replace') location.replace(destination.url);
  else location.assign(destination.url);
}
