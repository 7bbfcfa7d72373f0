/** The pointer comes down. By touch, the focus moves only at the mouse events that follow `touchend`. */
const begins = ['pointerdown', 'mousedown'];
/** The pointer is lifted. If the press has a click, it follows in the same task. */
const lifts = ['pointerup', 'mouseup'];
/** The press is over: it has its click, or it became a scroll, a drag, a menu or work by keyboard. */
const ends = ['click', 'pointercancel', 'dragend', 'contextmenu', 'keydown'];

/**
 * The press of a pointer, from the moment it comes down until the browser has decided which element gets the click. What
 * would move the page waits until then. It happens before the click's handlers, which read what it changed.
 */
export class Press {
  #isDown = false;
  #waiting: (() => void)[] = [];
  #lifted: ReturnType<typeof setTimeout> | undefined;

  constructor(page: EventTarget) {
    for (const name of [...begins, ...lifts, ...ends, 'pointermove', 'blur'])
      page.addEventListener(name, this, { capture: true, passive: true });
  }

  /** Does it now, or at the end of the press. */
  after(act: () => void): void {
    if (this.#isDown) this.#waiting.push(act);
    else act();
  }

  handleEvent(event: Event): void {
    const { type } = event;
    if (isOfAnotherPointer(event)) return;
    if (begins.includes(type)) this.#begin(event);
    else if (!this.#isDown) return;
    else if (lifts.includes(type)) this.#lifted = setTimeout(() => this.#end());
    else if (ends.includes(type) || isMissedLift(event) || isWindowLeft(event)) this.#end();
  }

  #begin(event: Event): void {
    if (!isOfFirstButton(event)) return;
    clearTimeout(this.#lifted);
    this.#isDown = true;
  }

  #end(): void {
    clearTimeout(this.#lifted);
    this.#isDown = false;
    for (const act of this.#waiting.splice(0)) act();
  }
}

/** Only the first finger clicks. (A click itself never says that it is the primary pointer's.) */
const isOfAnotherPointer = (event: Event) =>
  event.type.startsWith('pointer') && 'isPrimary' in event && !event.isPrimary;

const isOfFirstButton = (event: Event) => 'button' in event && event.button === 0;

/** The pointer was lifted where the page doesn't hear of it: over a list of the browser, or a window of the system. */
const isMissedLift = (event: Event) =>
  event.type === 'pointermove' && 'buttons' in event && event.buttons === 0;

const isWindowLeft = ({ type, target, currentTarget }: Event) =>
  type === 'blur' && target === currentTarget;
