import type { Browser } from 'webdriverio';
import type { DragHand } from './drag-hand.ts';
import type { Point } from './page/box.ts';

/** How many moves the way to the place of a drop is divided into. */
const moves = 8;

/**
 * Drags with a finger that stays down from one command to the next: in ChromeDriver, a touch that an earlier command of
 * WebDriver's began neither moves nor ends. These are the browser's own touches, which may scroll instead.
 */
export function createTouchDrag(browser: Browser, liftDistance: number): DragHand {
  const touch = async (type: string, ...touchPoints: readonly Point[]): Promise<void> => {
    await browser.sendCommandAndGetResult('Input.dispatchTouchEvent', { type, touchPoints });
  };
  let isDown = false;
  return {
    async hold(at) {
      await touch('touchStart', at);
      isDown = true;
    },
    async carry(from, to) {
      await touch('touchMove', { x: from.x + liftDistance, y: from.y });
      for (let move = 1; move <= moves; move += 1)
        await touch('touchMove', {
          x: from.x + ((to.x - from.x) * move) / moves,
          y: from.y + ((to.y - from.y) * move) / moves,
        });
    },
    async drop() {
      // A finger that could not be put down can't be lifted either, and that error would hide the first one.
      if (!isDown) return;
      isDown = false;
      await touch('touchEnd');
    },
  };
}
