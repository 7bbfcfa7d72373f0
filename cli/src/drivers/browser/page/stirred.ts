let hasStirred = true;

/** Records that something may change the page: an action, a request, a short timer or a frame. */
export function stir(): void {
  hasStirred = true;
}

/** Whether anything may have changed since the page was idle. */
export const isStirred = (): boolean => hasStirred;

export function calmDown(): void {
  hasStirred = false;
}

/** Detects from now on when the page requests a frame, in which it may change something. */
export function watchFrames(): void {
  const { requestAnimationFrame } = globalThis;
  globalThis.requestAnimationFrame = (draw) => {
    stir();
    return requestAnimationFrame(draw);
  };
}
