/**
 * Returns the focused element, or null. Screens use this instead of the document, which the headless page doesn't have:
 * there no element has the focus, and it records a screen's `focus()` on a ref.
 */
export function focusedElement(): HTMLElement | null {
  if (typeof document === 'undefined') return null;
  const { activeElement, body } = document;
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
}

/** Focuses an element, once it is drawn, if a change removed or hid what had the focus. A dialog that asked is closed by then. */
export async function focusIfLost(next: {
  readonly current: { focus(): void } | null;
}): Promise<void> {
  await Promise.resolve();
  if (!focusedElement()?.checkVisibility()) next.current?.focus();
}

/** Returns the heading of the open screen, which can take the focus then. */
export function screenHeading(): HTMLElement | null {
  const heading =
    typeof document === 'undefined' ? null : document.querySelector<HTMLElement>('#main h1');
  if (heading) heading.tabIndex = -1;
  return heading;
}

/** The heading of the screen that is open when it is asked for. */
export const screenHeadingRef = {
  get current(): HTMLElement | null {
    return screenHeading();
  },
};
