import { goToNextTimer, hasTimers, pageNow, pause, turn } from './clock.ts';
import { isLeaving } from './leaving.ts';
import { isShown } from './shell.ts';
import { calmDown, isStirred, stir } from './stirred.ts';
import { inFlight } from './traffic.ts';

/** The time limits for waiting: in real ms, and on the page's clock. */
const realBound = 8000;
const pageBound = 180_000;
/** A page without timers that is idle for this long won't change anymore, in real ms. */
const restless = 500;
/** After being idle for this long, in real ms, the page's clock may advance. */
const calm = 32;

/** How long pending work prevents the clock from advancing. */
const mostAwaited = 400;

/** A busy machine may take long to render a screen, so an idle page is recognized by its content. */
const restBound = 15_000;
/** How many checks 4 ms apart must find nothing in flight, because the effects of a response may take a frame. */
const quiet = 3;
/** The same after a press, because a dialog reports that it closed a frame or two later. */
export const quietAfterPress = 8;

/**
 * Resolves when no request is in flight and the screen is shown, or after a limit. Resolves at once if nothing has
 * begun since the page was idle.
 */
export async function rest(looks = quiet): Promise<void> {
  await turn();
  if (!isStirred() && isQuiet()) return;
  const began = performance.now();
  let still = 0;
  while (still < looks && performance.now() - began < restBound) {
    await pause(4);
    still = isQuiet() ? still + 1 : 0;
  }
  if (still === looks) calmDown();
}

/** Like `rest`, but only waits if something is pending. For actions that mostly have no effect. */
export async function settle(): Promise<void> {
  await turn();
  if (!isQuiet()) await rest();
}

const isQuiet = (): boolean => inFlight() === 0 && isShown();

/** Whether something is pending that the page's clock must wait for. */
const isAwaited = (already: number): boolean =>
  isLeaving() || (inFlight() > 0 && already < mostAwaited);

/**
 * Waits for a change: first in real time, then by advancing the page's clock. Resolves to false when the time is
 * over.
 */
export function patience(until = pageNow() + pageBound): () => Promise<boolean> {
  const began = performance.now();
  let calmSince = began;
  return async () => {
    if (performance.now() - began > realBound) return false;
    await pause(8);
    const now = performance.now();
    if (isAwaited(now - calmSince)) return true;
    if (inFlight() > 0) calmSince = now - calm;
    if (now - calmSince < calm) return true;
    if (!hasTimers() && now - began > restless) return false;
    calmSince = now;
    const left = until - pageNow();
    if (left <= 0) return false;
    stir();
    goToNextTimer(left);
    await rest();
    return true;
  };
}
