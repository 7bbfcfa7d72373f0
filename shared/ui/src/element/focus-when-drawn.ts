import type { ReactiveElement } from 'lit';

/**
 * Moves the focus to a part of an element. An element that was just put in the document draws its parts a moment later:
 * a screen that focuses it at once must not lose the focus.
 */
export function focusWhenDrawn(
  element: ReactiveElement,
  part: () => HTMLElement | null,
  options?: FocusOptions,
): void {
  if (element.hasUpdated) part()?.focus(options);
  else void element.updateComplete.then(() => part()?.focus(options));
}
