import { goToNextTimer, hasTimers, pageNow, pause, turn } from './clock.ts';
import { isLeaving } from './leaving.ts';
import { isShown } from './shell.ts';
import { calmDown, isStirred, stir } from './stirred.ts';
import { inFlight } from './traffic.ts';

/** How long something may be waited for: real milliseconds, and those of the page's clock. */
const realBound = 8000;
const pageBound = 180_000;
/** A page without any timer that has been at rest for this long will not change any more. */
const restless = 500;
/** A page at rest for this long does nothing more by itself: its clock may go on. */
const calm = 32;

/** How long what is on its way keeps the clock back. */
const mostAwaited = 400;

/** A busy machine may take long to draw a screen; a page at rest is told from that by what is on it. */
const restBound = 15_000;
/** Looks without anything in flight, 4 ms apart: what follows from an answer may take a frame. */
const quiet = 3;
/** After a press: a dialog tells that it has closed only a frame or two later. */
export const quietAfterPress = 8;

/**
 * Resolves when no request is in flight and the screen is shown, or after a while if that does not come about: at once
 * where nothing has begun since the page was at rest.
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

/** Like `rest`, but only where something is under way: for what leads to nothing, mostly. */
export async function settle(): Promise<void> {
  await turn();
  if (!isQuiet()) await rest();
}

const isQuiet = (): boolean => inFlight() === 0 && isShown();

/** Whether something is on its way that tells more than the page's clock could. */
const isAwaited = (already: number): boolean =>
  isLeaving() || (inFlight() > 0 && already < mostAwaited);

/** Lets the page go on: first by itself, and when it has come to rest by its clock. False when patience is at its end. */
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
