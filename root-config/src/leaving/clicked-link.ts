/** Returns the link of a plain click; null for a click that the page or the browser handles differently. */
export function clickedLink(event: MouseEvent): HTMLAnchorElement | null {
  return event.button === 0 && !hasModifier(event) ? linkOf(event) : null;
}

/** Returns the link of a click of any kind that nobody has handled yet. */
export function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented) return null;
  const anchor = event
    .composedPath()
    .find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement);
  return anchor?.href && !anchor.hasAttribute('download') ? anchor : null;
}

/** Whether a click opens a link in another tab or window: with a key held, or with the middle button. */
export const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 1 || (button === 0 && (metaKey || ctrlKey || shiftKey));

const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

/** Whether a link leads to a place on the open page. */
export const isJump = ({ hash, pathname, search }: HTMLAnchorElement): boolean =>
  hash !== '' && pathname === location.pathname && search === location.search;
