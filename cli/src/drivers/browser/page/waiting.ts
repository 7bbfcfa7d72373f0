import { hasActivity, markActive, markIdle } from './activity.ts';
import { goToNextTimer, hasTimers, pageNow, pause, turn } from './clock.ts';
import { isLeaving } from './leaving.ts';
import { isShown, isStarting } from './shell.ts';
import { betweenChecks, createStuckCheck, waitWhile } from './stuck-check.ts';
import { inFlight, isUnderWay } from './traffic.ts';

/** The time limit for waiting, on the page's clock. */
const pageLimit = 180_000;

// The other limits count checks of the page, not time, so that a busy machine gets as many as an idle one.

/** How many consecutive checks must find the page idle, because the effects of a response may take a frame. */
const idleChecks = 3;
/** How many consecutive idle checks are needed after a press: a dialog reports that it closed a frame or two later. */
export const idleChecksAfterPress = 8;
/** How many idle checks come before the page's clock advances. */
const checksBeforeAdvance = 4;
/** How often a page that is never idle is read before its clock advances. */
const maxReads = 4;
/** After this many idle checks, a page without timers won't change anymore. */
const checksWithoutTimers = 120;
/** How many checks one wait makes at most. */
const maxChecksPerWait = 2000;
/** After this many checks in which no request began or ended, the pending ones will not end. */
const maxChecks = 3000;

/**
 * Resolves when no response is pending and the screen is shown, or when that won't happen anymore. Resolves at once if
 * nothing has begun since the page was idle.
 */
export async function waitUntilIdle(checks = idleChecks): Promise<void> {
  await turn();
  if (!hasActivity() && isIdle()) return;
  const isStuck = createStuckCheck(maxChecks);
  let idleCount = 0;
  while (idleCount < checks && !isStuck()) {
    await pause(betweenChecks);
    idleCount = isIdle() ? idleCount + 1 : 0;
  }
  if (idleCount === checks) markIdle();
}

/** Like `waitUntilIdle`, but only waits if something is pending. For actions that mostly have no effect. */
export async function waitIfBusy(): Promise<void> {
  await turn();
  if (!isIdle()) await waitUntilIdle();
}

const isIdle = (): boolean => !isUnderWay() && isShown();

/**
 * Waits for a change: first for pending responses, then by advancing the page's clock. The clock never advances while
 * a document is loading or a request is pending that isn't held on purpose, because the product's time limits would end
 * what only takes a moment. Resolves to false when the time is over.
 */
export function createWait(until = pageNow() + pageLimit): () => Promise<boolean> {
  const isStuck = createStuckCheck(maxChecks);
  let checks = 0;
  /** How often the page was read again since its clock advanced. */
  let reads = 0;

  const isBusy = () => isLeaving() || isUnderWay() || isStarting();

  /** Resolves to whether the page should be read again before its clock advances. Null: the time is over. */
  async function look(): Promise<boolean | null> {
    for (let idleCount = 0; idleCount < checksBeforeAdvance; idleCount += 1) {
      await pause(betweenChecks);
      if (isBusy()) idleCount = 0;
      checks += 1;
      if (!(await waitWhile(isBusy, isStuck)) || checks > maxChecksPerWait) return null;
      // A page that is never idle is read a few times, then its time passes, too.
      if (hasActivity() && reads < maxReads) return true;
    }
    // At least once, because not every change of a page can be observed.
    return reads === 0;
  }

  return async () => {
    const readsAgain = await look();
    if (readsAgain === null) return false;
    if (readsAgain) {
      reads += 1;
      return true;
    }
    if (!hasTimers() && inFlight() === 0 && checks > checksWithoutTimers) return false;
    const left = until - pageNow();
    if (left <= 0) return false;
    reads = 0;
    markActive();
    goToNextTimer(left);
    await waitUntilIdle();
    return true;
  };
}
