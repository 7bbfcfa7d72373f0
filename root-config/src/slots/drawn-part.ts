import { forgetEntries } from '../page/kept-entries.ts';
import { takePress } from '../page/kept-press.ts';
import { copyEntries } from './copy-entries.ts';
import { keepFocusAndScroll } from './keep-focus-and-scroll.ts';
import { deepElements, signatureOf } from './signature.ts';

/**
 * What the document shows in a place before the area that draws it is there (null: nothing). A drawn part of another area,
 * or one that somebody else sees, is removed.
 */
export function findDrawnPart(container: Element, area: string): HTMLElement | null {
  let found: HTMLElement | null = null;
  for (const drawn of container.querySelectorAll<HTMLElement>(':scope > [data-drawn]'))
    if (drawn.dataset.drawn === area && drawn.checkVisibility()) found = drawn;
    else drawn.remove();
  return found;
}

/** Whether a drawn part is what a visitor without a session sees. */
export const isOfVisitor = ({ classList }: Element): boolean =>
  classList.contains('only-signed-out');

/** Resolves when an area that was mounted out of sight has something else to show than that it is loading. */
export function whenReady(mounted: Element): Promise<void> {
  const isReady = () => mounted.childElementCount > 0 && !mounted.querySelector('ui-overlay');
  if (isReady()) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isReady()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(mounted, { childList: true, subtree: true });
  });
}

/**
 * Puts a mounted area in the place of its drawn part, in one frame: with what was entered there, the focus, the selection
 * and the scroll position. A button that was pressed there is pressed once more.
 */
export async function takeOver(drawn: HTMLElement, mounted: HTMLElement): Promise<void> {
  await elementsIn(mounted);
  const pressed = takePress(drawn);
  const nth = pressed ? alike(drawn, pressed).indexOf(pressed) : -1;
  copyEntries(drawn, mounted);
  if (entryCount(drawn) > 0) forgetEntries();
  const bringBack = keepFocusAndScroll(drawn, () => {});
  mounted.hidden = false;
  drawn.remove();
  bringBack(mounted);
  if (pressed) alike(mounted, pressed)[nth]?.click();
}

/** The header has none, and what was entered is the screen's. */
const entryCount = (part: Element) => part.querySelectorAll('input, select, textarea').length;

const alike = (part: Element, element: HTMLElement) =>
  deepElements(part).filter((other) => signatureOf(other) === signatureOf(element));

/** Elements draw themselves a moment after they are in the page. */
const elementsIn = (part: Element) =>
  Promise.all(
    [...part.querySelectorAll('*')].map((element) => Reflect.get(element, 'updateComplete')),
  );
