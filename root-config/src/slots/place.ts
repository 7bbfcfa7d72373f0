import { showBusy, showCrashScreen } from '@fairlead/mfe-kit/shell';
import { findDrawnPart, isOfVisitor, takeOver, whenReady } from './drawn-part.ts';
import type { SlotOptions } from './slot-options.ts';

type Options = Pick<SlotOptions, 'area' | 'container' | 'visitorKnown'>;

/** An area's place in the page: the element that it is mounted in, and what is shown before it is there, or instead. */
export function createPlace({ area, container, visitorKnown }: Options) {
  let element: HTMLElement | null = null;
  /** What the document shows here until the area is there. */
  let drawn: HTMLElement | null = null;
  let endBusy = () => {};
  /** Ends the wait for an element that is no longer in the page. */
  let stopWaiting = () => {};
  let hideCrash: (() => void) | null = null;

  return {
    element: () => element,
    showsCrash: () => hideCrash !== null,
    endBusy: () => endBusy(),
    renew,
    settle,
    showCrash,
    clear() {
      removeElement();
      drawn?.remove();
      drawn = null;
    },
  };

  /** Puts a new element into the page. While it is empty, the drawn part stays, or the page is busy. */
  function renew(): HTMLElement {
    removeElement();
    element = document.createElement('div');
    element.dataset.area = area;
    container().append(element);
    drawn = findDrawnPart(container(), area);
    if (drawn) element.hidden = true;
    else endBusy = showBusy(container());
    return element;
  }

  /** Puts the mounted area where the drawn part is. Resolves to false if the element has been replaced meanwhile. */
  async function settle(): Promise<boolean> {
    const part = drawn;
    const mounted = element;
    if (!part || !mounted) return true;
    const removed = new Promise<void>((resolve) => {
      stopWaiting = resolve;
    });
    await Promise.race([whenReady(mounted), removed]);
    if (isOfVisitor(part)) await visitorKnown;
    if (element !== mounted) return false;
    await takeOver(part, mounted);
    drawn = null;
    return element === mounted;
  }

  /** Shows a crash screen instead of the area. What the document shows stays readable below it. */
  function showCrash(crash: Parameters<typeof showCrashScreen>[1]): void {
    const slot = renew();
    slot.hidden = false;
    if (drawn) drawn.before(slot);
    hideCrash = showCrashScreen(slot, crash);
  }

  function removeElement(): void {
    endBusy();
    stopWaiting();
    hideCrash?.();
    hideCrash = null;
    element?.remove();
    element = null;
  }
}
