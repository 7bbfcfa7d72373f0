import { pause } from './clock.ts';
import { trafficChanges } from './traffic.ts';

/** The pause between two checks of the page, in real ms. */
export const betweenChecks = 4;

/**
 * Creates a check that is true once it was asked this often while nothing began or ended. It counts checks of the page,
 * not time: a busy machine, which takes longer for everything, also takes longer for the checks.
 */
export function createStuckCheck(maxChecks: number): () => boolean {
  let checks = 0;
  let seen = trafficChanges();
  return () => {
    const now = trafficChanges();
    checks = now === seen ? checks + 1 : 0;
    seen = now;
    return checks > maxChecks;
  };
}

/** Checks repeatedly until the page isn't busy. Resolves to false if it is stuck. */
export async function waitWhile(isBusy: () => boolean, isStuck: () => boolean): Promise<boolean> {
  while (isBusy()) {
    if (isStuck()) return false;
    await pause(betweenChecks);
  }
  return true;
}
