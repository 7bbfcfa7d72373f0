import { matchRoute } from '@fairlead/domain';
import type { History } from '@fairlead/store';

/** Opens links to our own screens without loading the page again. Everything else stays the browser's. */
export function followLinks(history: History, until: AbortSignal): void {
  const follow = (event: MouseEvent) => {
    const link = ownLink(event);
    if (!link) return;
    event.preventDefault();
    history.push({ address: link.pathname + link.search, state: {} });
  };
  document.addEventListener('click', follow, { signal: until });
}

function ownLink(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const anchor = event
    .composedPath()
    .find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement);
  if (!anchor?.href || anchor.target || anchor.hasAttribute('download')) return null;
  const url = new URL(anchor.href);
  const isJump =
    url.hash !== '' && url.pathname === location.pathname && url.search === location.search;
  return url.origin === location.origin && !isJump && matchRoute(url.pathname) ? url : null;
}
