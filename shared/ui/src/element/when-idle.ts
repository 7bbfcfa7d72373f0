/** The longest wait for the two frames, in ms, because a hidden tab renders none. */
const frameLimit = 1000;
/** The longest wait for an idle moment after them, in ms. */
const idleLimit = 2000;

/** Resolves when the page has rendered its current state and is idle, so that later work doesn't delay the screen. */
export async function whenIdle(): Promise<void> {
  await Promise.race([twoFrames(), wait(frameLimit)]);
  if (!('requestIdleCallback' in window)) return wait(200);
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: idleLimit }));
}

/** The first frame draws what was rendered before it; the second begins after that. */
const twoFrames = () =>
  new Promise<unknown>((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const wait = (duration: number) => new Promise<void>((resolve) => setTimeout(resolve, duration));
