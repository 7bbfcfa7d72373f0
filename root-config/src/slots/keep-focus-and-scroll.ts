import { deepElements, focusedIn, signatureOf } from './signature.ts';

/** How many frames the content may take to reappear, because its data may have to be loaded. */
const framesToWait = 120;

type ScreenPosition = {
  readonly focused: { readonly signature: string; readonly nth: number } | null;
  readonly selection: readonly [number, number] | null;
  readonly scroll: readonly [number, number];
  /** The height of the area's content, in px; 0 on a page that isn't scrolled: nothing to wait for. */
  readonly height: number;
};

/** What an area is still to get, and the least height that its slot had before. */
type Pending = { readonly position: ScreenPosition; readonly slotHeight: string };

/** Areas whose content isn't there yet. One that is replaced meanwhile leaves what it was to get to the next. */
const pending = new WeakMap<HTMLElement, Pending>();

/**
 * Stores focus, selection and scroll position of an area that is about to be replaced, and keeps the page's height. Returns
 * a function that restores them in the replacement (null: there is none). `onLost` is called if the focused control no
 * longer exists.
 */
export function keepFocusAndScroll(
  area: HTMLElement,
  onLost: () => void,
): (next: HTMLElement | null) => void {
  const around = area.parentElement;
  const before = pending.get(area);
  pending.delete(area);
  const position = before && !focusedIn(area) ? before.position : readPosition(area);
  const slotHeight = before?.slotHeight ?? around?.style.minHeight ?? '';
  if (around && !before) {
    around.style.minHeight = `${around.offsetHeight}px`;
    // The focus comes back before all of the content is there. A browser would scroll to keep the focused field in place.
    around.style.overflowAnchor = 'none';
  }
  return (next) => {
    const release = () => {
      if (!around) return;
      around.style.minHeight = slotHeight;
      around.style.overflowAnchor = '';
      if (around.getAttribute('style') === '') around.removeAttribute('style');
    };
    if (!next) return release();
    window.scrollTo(...position.scroll);
    pending.set(next, { position, slotHeight });
    bringBack(next, position, framesToWait, { onLost, release, acted: firstAct() });
  };
}

function readPosition(area: HTMLElement): ScreenPosition {
  const scroll = [window.scrollX, window.scrollY] as const;
  const height = window.scrollY > 0 ? contentHeight(area) : 0;
  const focused = focusedIn(area);
  if (!focused) return { focused: null, selection: null, scroll, height };
  const signature = signatureOf(focused);
  const alike = deepElements(area).filter((element) => signatureOf(element) === signature);
  return {
    focused: { signature, nth: alike.indexOf(focused) },
    selection: selectionOf(focused),
    scroll,
    height,
  };
}

type Ends = {
  readonly onLost: () => void;
  readonly release: () => void;
  /** Aborted once the person does something: from then on, the focus is where they want it. */
  readonly acted: AbortController;
};

function firstAct(): AbortController {
  const acted = new AbortController();
  for (const act of ['keydown', 'pointerdown', 'beforeinput'])
    window.addEventListener(act, () => acted.abort(), { capture: true, signal: acted.signal });
  return acted;
}

function bringBack(next: HTMLElement, position: ScreenPosition, frames: number, ends: Ends): void {
  // Another area has taken its place, and what it was to get.
  if (!pending.has(next)) {
    ends.acted.abort();
    return;
  }
  focusIn(next, position, ends);
  const isBack = !position.focused || !isNowhere();
  const isComplete = isBack && contentHeight(next) >= position.height;
  if (!isComplete && frames > 0 && next.isConnected) {
    requestAnimationFrame(() => bringBack(next, position, frames - 1, ends));
    return;
  }
  if (!isBack && next.isConnected) ends.onLost();
  // After a frame, so that the screen's content has its height.
  requestAnimationFrame(() => {
    if (pending.delete(next)) {
      focusIn(next, position, ends);
      ends.release();
    }
    ends.acted.abort();
  });
}

/** A form that takes the focus for its first field by itself doesn't keep it from where the person was. */
function focusIn(area: HTMLElement, { focused, selection }: ScreenPosition, { acted }: Ends): void {
  const isFree = isNowhere() || (!acted.signal.aborted && focusedIn(area) !== null);
  const wanted = focused && isFree ? findFocused(area, focused) : undefined;
  if (wanted) focusAgain(wanted, selection);
}

const isNowhere = (): boolean => document.activeElement === document.body;

function findFocused(
  area: HTMLElement,
  { signature, nth }: NonNullable<ScreenPosition['focused']>,
): HTMLElement | undefined {
  return deepElements(area).filter((element) => signatureOf(element) === signature)[nth];
}

/** The container's own height doesn't help: it is at least as high as its slot. */
function contentHeight(area: HTMLElement) {
  const { top } = area.getBoundingClientRect();
  return Math.max(
    0,
    ...[...area.children].map((child) => child.getBoundingClientRect().bottom - top),
  );
}

function focusAgain(element: HTMLElement, selection: ScreenPosition['selection']) {
  element.focus({ preventScroll: true });
  if (document.activeElement === document.body) {
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
  }
  if (selection && 'setSelectionRange' in element)
    (element as HTMLInputElement).setSelectionRange(...selection);
}

/** Null for controls without a text selection, e-mail fields among them. */
function selectionOf(element: HTMLElement): ScreenPosition['selection'] {
  const { selectionStart, selectionEnd } = element as HTMLInputElement;
  return typeof selectionStart === 'number' && typeof selectionEnd === 'number'
    ? [selectionStart, selectionEnd]
    : null;
}
