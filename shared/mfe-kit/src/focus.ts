/**
 * What has the focus, and null when nothing has. Screens ask here and not the document, which the headless page does
 * not have: there nothing has had the focus yet, and a screen's `focus()` on a ref is taken down.
 */
export function focusedElement(): HTMLElement | null {
  if (typeof document === 'undefined') return null;
  const { activeElement, body } = document;
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
}

/** The heading of the open screen. */
export const screenHeading = (): HTMLElement | null =>
  typeof document === 'undefined' ? null : document.querySelector<HTMLElement>('#main h1');
