import { markActive } from './activity.ts';
import { pause } from './clock.ts';

const draw = globalThis.requestAnimationFrame.bind(globalThis);
/** How often a tab in the background, which draws nothing, is looked at instead, in real ms. */
const hiddenFrame = 16;

/** Resolves when the browser draws the next frame. Not a frame of the page's, which it would take for work. */
export function nextFrame(): Promise<unknown> {
  return document.hidden ? pause(hiddenFrame) : new Promise((resolve) => draw(resolve));
}

/** Detects from now on when the page requests a frame, in which it may change something. */
export function watchFrames(): void {
  globalThis.requestAnimationFrame = (run) => {
    markActive();
    return draw((time) => {
      markActive();
      run(time);
    });
  };
}
