import { type Browser, Key } from 'webdriverio';
import type { Aim } from './page/aim.ts';
import type { Point } from './page/box.ts';
import { type Entry, isPress } from './page/work.ts';
import { keysOf, replacing, replacingDate, type Stroke } from './strike.ts';

/** A pointer and a keyboard: the browser's own input, at a point of the page. */
export type Hand = {
  /** Presses a control, and types or chooses its new value. */
  perform(aim: Pick<Aim, 'point' | 'work'>, twice?: boolean): Promise<void>;
  /** Lets go of what was carried to its place. */
  drop(): Promise<void>;
};

/**
 * How long a press lasts, in ms: the page draws at least two frames, and what it draws may move the control away from
 * the pointer. A person takes about twice as long.
 */
const pressTime = 50;

/** How far the first move of a drag goes, in px: further than a press that trembles. */
const liftDistance = 16;

/** How long the way to the place of a drop takes, in ms. WebDriver divides it into moves. */
const carryTime = 200;

/** Creates the hand of a person with a mouse, or of one with a touch screen. */
export function createHand(browser: Browser, isTouch: boolean): Hand {
  const parameters = { pointerType: isTouch ? 'touch' : 'mouse' };
  const down = { type: 'pointerDown', button: 0 };
  const up = { type: 'pointerUp', button: 0 };

  const point = (...actions: readonly object[]) => ({
    type: 'pointer' as const,
    id: 'pointer',
    parameters,
    actions: [...actions],
  });

  const moveTo = ({ x, y }: Point) => ({ type: 'pointerMove', duration: 0, x, y });

  function press(at: Point, twice: boolean): Promise<void> {
    // A finger moves the focus when it is lifted, and one that rests would be a long press.
    const held = isTouch ? [] : [{ type: 'pause', duration: pressTime }];
    const once = [down, ...held, up];
    return browser.performActions([point(moveTo(at), ...once, ...(twice ? once : []))]);
  }

  /** A first move lifts what is held. The pointer stays down at the end. */
  function carry(from: Point, to: Point): Promise<void> {
    const rest = { type: 'pause', duration: pressTime };
    const lift = { ...moveTo({ x: from.x + liftDistance, y: from.y }), duration: pressTime };
    const move = { ...moveTo(to), duration: carryTime };
    return browser.performActions([point(moveTo(from), down, rest, lift, move, rest)]);
  }

  /** In one command: keys wait until the pointer is up. */
  function type(at: Point, strokes: readonly Stroke[]): Promise<void> {
    const presses = [moveTo(at), down, up];
    const pauses = presses.map(() => ({ type: 'pause' as const }));
    const actions = [...pauses, ...keysOf(strokes)];
    return browser.performActions([point(...presses), { type: 'key', id: 'keyboard', actions }]);
  }

  return {
    async perform({ point: at, work }, twice = false) {
      if (work.kind === 'none') return;
      if (work.kind === 'drag') return carry(at, work.to);
      await (isPress(work) ? press(at, twice) : type(at, strokesOf(work)));
    },
    drop: () => browser.performActions([point(up)]),
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
