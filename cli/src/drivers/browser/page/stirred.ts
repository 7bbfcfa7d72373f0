let hasStirred = true;

/** Something has begun that may change the page: an action, a request, a short timer, a frame. */
export function stir(): void {
  hasStirred = true;
}

/** Whether anything has begun since the page was at rest. */
export const isStirred = (): boolean => hasStirred;

export function calmDown(): void {
  hasStirred = false;
}

/** Notes from now on when the page asks for another frame: it means to change something then. */
export function watchFrames(): void {
  const { requestAnimationFrame } = globalThis;
  globalThis.requestAnimationFrame = (draw) => {
    stir();
    return requestAnimationFrame(draw);
  };
}
