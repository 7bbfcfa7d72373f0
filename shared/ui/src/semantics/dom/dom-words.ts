import { wordsIn } from '../words.ts';

/** What the shell and the sandbox put beside the product's own page. */
const beside =
  '.skip, #announcements, #override-badge, noscript, script, style, template, aside[aria-label="Sandbox tools"], fairlead-sandbox-panel';

/** What is visible in an element, in the order in which it is drawn. */
export function* drawnChildren(element: HTMLElement): Generator<HTMLElement | string> {
  for (const child of flatChildren(element)) {
    if (child instanceof Text) yield child.data;
    else if (child instanceof HTMLElement && isVisible(child)) yield child;
  }
}

/** A shadow tree is in place of its host's own children, slotted nodes in place of their slot. */
function flatChildren(element: HTMLElement): Iterable<Node> {
  if (element.shadowRoot) return element.shadowRoot.childNodes;
  if (!(element instanceof HTMLSlotElement)) return element.childNodes;
  const assigned = element.assignedNodes();
  return assigned.length > 0 ? assigned : element.childNodes;
}

function isVisible(element: HTMLElement): boolean {
  if (element.ariaHidden === 'true' || element.matches(beside)) return false;
  // Its words describe something, and are read with it.
  if (element.role === 'tooltip' && element.popover !== null) return false;
  return (
    element.checkVisibility({ visibilityProperty: true }) ||
    // These have no box of their own, and what is in them has.
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

/** The cents and the period of a price are set apart by their size only. */
export const isPartOfPrice = (element: HTMLElement): boolean =>
  Boolean(element.parentElement?.closest('.money'));
