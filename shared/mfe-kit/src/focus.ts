/**
 * Returns the focused element, or null. Screens use this instead of the document, which the headless page doesn't have:
 * there no element has the focus, and it records a screen's `focus()` on a ref.
 */
export function focusedElement(): HTMLElement | null {
  if (typeof document === 'undefined') return null;
  let { activeElement: focused } = document;
  // On a partner's page, an area is in a shadow tree.
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused instanceof HTMLElement && focused !== document.body ? focused : null;
}

/** Focuses an element, once it is drawn, if a change removed or hid what had the focus. A dialog that asked is closed by then. */
export async function focusIfLost(next: {
  readonly current: { focus(): void } | null;
}): Promise<void> {
  await Promise.resolve();
  if (!focusedElement()?.checkVisibility()) next.current?.focus();
}

/** Returns the heading of the open screen, which can take the focus then: on a partner's page, that in the same tree. */
export function screenHeading(tree?: Node): HTMLElement | null {
  if (typeof document === 'undefined') return null;
  const heading =
    tree instanceof ShadowRoot
      ? tree.querySelector<HTMLElement>('h1')
      : document.querySelector<HTMLElement>('#main h1');
  if (heading) heading.tabIndex = -1;
  return heading;
}
