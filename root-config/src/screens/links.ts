import { matchRoute } from '@fairlead/domain';
import type { History } from '@fairlead/store';
import { clickedLink, isJump } from '../leaving/clicked-link.ts';

/**
 * Opens links to our own screens without loading the page again. The browser handles all others, and those with a target:
 * Try again on the page's own crash page has `_self`, because a shell that waits for a script must not take its click.
 */
export function followLinks(history: History, until: AbortSignal): void {
  const follow = (event: MouseEvent) => {
    const link = clickedLink(event);
    if (!link || !isOwn(link)) return;
    event.preventDefault();
    history.push({ address: link.pathname + link.search, state: {} });
  };
  document.addEventListener('click', follow, { signal: until });
}

const isOwn = (link: HTMLAnchorElement) =>
  !link.target &&
  link.origin === location.origin &&
  !isJump(link) &&
  matchRoute(link.pathname) !== null;
