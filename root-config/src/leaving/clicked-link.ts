/** Returns the link of a plain click; null for a click that the page or the browser handles differently. */
export function clickedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const anchor = event
    .composedPath()
    .find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement);
  return anchor?.href && !anchor.hasAttribute('download') ? anchor : null;
}

/** Whether a link leads to a place on the open page. */
export const isJump = ({ hash, pathname, search }: HTMLAnchorElement): boolean =>
  hash !== '' && pathname === location.pathname && search === location.search;
