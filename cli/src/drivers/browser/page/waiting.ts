import { hasActivity, markActive, markIdle } from './activity.ts';
import { goToNextTimer, hasTimers, pageNow, pause, turn } from './clock.ts';
import { isLeaving } from './leaving.ts';
import { isShown } from './shell.ts';
import { inFlight } from './traffic.ts';

/** The time limits for waiting: in real ms, and on the page's clock. */
const realLimit = 8000;
const pageLimit = 180_000;
/** A page without timers that is idle for this long won't change anymore, in real ms. */
const idleWithoutTimers = 500;
/** After being idle for this long, in real ms, the page's clock may advance. */
const idleBeforeAdvance = 32;

/** How long pending work prevents the clock from advancing. */
const longestRequest = 400;

/** A busy machine may take long to render a screen, so an idle page is recognized by its content. */
const idleLimit = 15_000;
/** How many checks 4 ms apart must find nothing in flight, because the effects of a response may take a frame. */
const idleChecks = 3;
/** The same after a press, because a dialog reports that it closed a frame or two later. */
export const idleChecksAfterPress = 8;

/**
 * Resolves when no request is in flight and the screen is shown, or after a limit. Resolves at once if nothing has
 * begun since the page was idle.
 */
export async function waitUntilIdle(checks = idleChecks): Promise<void> {
  await turn();
  if (!hasActivity() && isIdle()) return;
  const began = performance.now();
  let idleCount = 0;
  while (idleCount < checks && performance.now() - began < idleLimit) {
    await pause(4);
    idleCount = isIdle() ? idleCount + 1 : 0;
  }
  if (idleCount === checks) markIdle();
}

/** Like `waitUntilIdle`, but only waits if something is pending. For actions that mostly have no effect. */
export async function waitIfBusy(): Promise<void> {
  await turn();
  if (!isIdle()) await waitUntilIdle();
}

const isIdle = (): boolean => inFlight() === 0 && isShown();

/** Whether something is pending that the page's clock must wait for. */
const isAwaited = (already: number): boolean =>
  isLeaving() || (inFlight() > 0 && already < longestRequest);

/**
 * Waits for a change: first in real time, then by advancing the page's clock. Resolves to false when the time is
 * over.
 */
export function createWait(until = pageNow() + pageLimit): () => Promise<boolean> {
  const began = performance.now();
  let idleSince = began;
  return async () => {
    if (performance.now() - began > realLimit) return false;
    await pause(8);
    const now = performance.now();
    if (isAwaited(now - idleSince)) return true;
    if (inFlight() > 0) idleSince = now - idleBeforeAdvance;
    if (now - idleSince < idleBeforeAdvance) return true;
    if (!hasTimers() && now - began > idleWithoutTimers) return false;
    idleSince = now;
    const left = until - pageNow();
    if (left <= 0) return false;
    markActive();
    goToNextTimer(left);
    await waitUntilIdle();
    return true;
  };
}
