import { matchRoute } from '@fairlead/domain';
import type { History } from '@fairlead/store';
import { clickedLink, linkOf, opensElsewhere } from '../leaving/clicked-link.ts';
import { isInElement } from './elements.ts';

/**
 * Opens links of our elements on a partner's page, where the browser would resolve them against that page: screens open
 * in the elements, other pages in a new tab from the product's origin, and so does a screen that somebody opens in one.
 */
export function followEmbeddedLinks(history: History, origin: string): void {
  const follow = (event: MouseEvent) => {
    const isElsewhere = opensElsewhere(event);
    const link = isElsewhere ? linkOf(event) : clickedLink(event);
    const path = link?.getAttribute('href') ?? '';
    if (!link || !isInElement(event) || !path.startsWith('/')) return;
    const url = new URL(path, origin);
    if (url.origin !== origin || !matchRoute(url.pathname)) return;
    event.preventDefault();
    if (isElsewhere || link.target) window.open(url.href, link.target || '_blank', 'noopener');
    else history.push({ address: url.pathname + url.search, state: {} });
  };
  document.addEventListener('click', follow);
  // The middle button.
  document.addEventListener('auxclick', follow);
}
