import { wordsIn } from '../words.ts';

/** Elements that the shell and the sandbox add to the page, and what the document shows until its area is there. */
const beside =
  '.skip, #announcements, #override-badge, noscript, script, style, template, [data-drawn], aside[aria-label="Sandbox tools"], fairlead-sandbox-panel, fairlead-recorder';

/** What is visible in an element, in the order in which it is drawn. */
export function* drawnChildren(element: HTMLElement): Generator<HTMLElement | string> {
  for (const child of flatChildren(element)) {
    if (child instanceof Text) yield child.data;
    else if (child instanceof HTMLElement && isVisible(child)) yield child;
  }
}

/** A shadow tree replaces its host's children, slotted nodes replace their slot. */
function flatChildren(element: HTMLElement): Iterable<Node> {
  if (element.shadowRoot) return element.shadowRoot.childNodes;
  if (!(element instanceof HTMLSlotElement)) return element.childNodes;
  const assigned = element.assignedNodes();
  return assigned.length > 0 ? assigned : element.childNodes;
}

function isVisible(element: HTMLElement): boolean {
  if (element.ariaHidden === 'true' || element.matches(beside)) return false;
  // Its text describes another element, and is read with it.
  if (element.role === 'tooltip' && element.popover !== null) return false;
  return (
    element.checkVisibility({ visibilityProperty: true }) ||
    // They have no box, but their children do.
    getComputedStyle(element).display === 'contents'
  );
}

/** The words that are visible in an element. */
export function visibleText(element: HTMLElement): string {
  let text = '';
  for (const child of drawnChildren(element)) {
    if (typeof child === 'string') text += child;
    else {
      const words = visibleText(child);
      text += isPartOfPrice(child) ? words : wordsIn(child.localName, words);
    }
  }
  return text;
}

/** The cents and the period of a price differ only in size. */
export const isPartOfPrice = (element: HTMLElement): boolean =>
  Boolean(element.parentElement?.closest('.money'));
