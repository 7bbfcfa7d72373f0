import { type Browser, Key } from 'webdriverio';
import type { DragHand } from './drag-hand.ts';
import { inPage } from './in-page.ts';
import type { Point } from './page/box.ts';
import { type Entry, isPress, type SingleWork } from './page/work.ts';
import { keysOf, replacing, replacingDate, type Stroke, strike } from './strike.ts';
import { createTouchDrag } from './touch-drag.ts';

/** A pointer and a keyboard: the browser's own input, at a point of the page. */
export type Hand = DragHand & {
  /** Presses a control, and types or chooses its new value. */
  perform(at: Point, work: SingleWork, twice?: boolean): Promise<void>;
};

/**
 * How long a press lasts, in ms: the page draws at least two frames, and what it draws may move the control away from
 * the pointer. A person takes about twice as long.
 */
const pressTime = 50;

/**
 * How soon and how near a press after another one would make both a double one, in ms and px. Android's own limits for a tap
 * are 300 and 100, ChromeDriver's for a click 500 and 4.
 */
const doublePress = { time: 500, touchDistance: 100, mouseDistance: 5 } as const;

/** How far the first move of a drag goes, in px: further than a press that trembles. */
const liftDistance = 16;

/** How long the way to the place of a drop takes, in ms. WebDriver divides it into moves. */
const carryTime = 200;

/** Creates the hand of a person with a mouse, or of one with a touch screen. */
export function createHand(browser: Browser, isTouch: boolean): Hand {
  const parameters = { pointerType: isTouch ? 'touch' : 'mouse' };
  const down = { type: 'pointerDown', button: 0 };
  const up = { type: 'pointerUp', button: 0 };
  const rest = { type: 'pause', duration: pressTime };

  const point = (...actions: readonly object[]) => ({
    type: 'pointer' as const,
    id: 'pointer',
    parameters,
    actions: [...actions],
  });

  let last: (Point & { readonly endedAt: number }) | null = null;
  const distance = isTouch ? doublePress.touchDistance : doublePress.mouseDistance;

  /** Screens are scrolled, and one follows the other, so that two controls after each other are often at the same point. */
  function apartFromLast(at: Point): readonly object[] {
    if (!last) return [];
    const duration = Math.ceil(last.endedAt + doublePress.time - performance.now());
    const isNear = Math.hypot(at.x - last.x, at.y - last.y) < distance;
    return isNear && duration > 0 ? [{ type: 'pause', duration }] : [];
  }

  async function pressAt(at: Point, ...actions: readonly object[]): Promise<void> {
    await browser.performActions([point(...apartFromLast(at), moveTo(at), ...actions)]);
    last = { ...at, endedAt: performance.now() };
  }

  const moveTo = ({ x, y }: Point) => ({ type: 'pointerMove', duration: 0, x, y });

  function press(at: Point, twice: boolean): Promise<void> {
    // A finger moves the focus when it is lifted, and one that rests would be a long press.
    const held = isTouch ? [] : [rest];
    const once = [down, ...held, up];
    return pressAt(at, ...once, ...(twice ? once : []));
  }

  async function type(at: Point, strokes: readonly Stroke[]): Promise<void> {
    if (isTouch) {
      await pressAt(at, down, up);
      // Earlier keys would go to the field before.
      await inPage(browser, 'waitForTap');
      return strike(browser, ...strokes);
    }
    const presses = [...apartFromLast(at), moveTo(at), down, up];
    // In one command: keys wait until the pointer is up.
    const actions = [...presses.map(() => ({ type: 'pause' as const })), ...keysOf(strokes)];
    await browser.performActions([point(...presses), { type: 'key', id: 'keyboard', actions }]);
    last = { ...at, endedAt: performance.now() };
  }

  const mouseDrag: DragHand = {
    hold: (at) => browser.performActions([point(moveTo(at), down, rest)]),
    carry(from, to) {
      // A first, short move lifts it.
      const lift = { ...moveTo({ x: from.x + liftDistance, y: from.y }), duration: pressTime };
      const move = { ...moveTo(to), duration: carryTime };
      return browser.performActions([point(lift, move, rest)]);
    },
    drop: () => browser.performActions([point(up)]),
  };

  return {
    async perform(at, work, twice = false) {
      if (work.kind === 'none') return;
      await (isPress(work) ? press(at, twice) : type(at, strokesOf(work)));
    },
    ...(isTouch ? createTouchDrag(browser, liftDistance) : mouseDrag),
  };
}

/** The keys that enter a value where the pointer has pressed. */
function strokesOf(work: Entry): readonly Stroke[] {
  if (work.kind === 'text') return replacing(work.text);
  // The pointer is in any of a date's three parts.
  if (work.kind === 'date') return [Key.ArrowLeft, Key.ArrowLeft, ...replacingDate(work.text)];
  // The press has opened the list.
  return [Key.Home, ...Array<string>(work.position).fill(Key.ArrowDown), Key.Enter];
}
