import { matchRoute } from '@fairlead/domain';
import type { History } from '@fairlead/store';
import { clickedLink } from '../leaving/clicked-link.ts';

/**
 * Opens links of our elements on a partner's page, where the browser would resolve them against that page: screens open
 * in the elements, other pages in a new tab from the product's origin.
 */
export function followEmbeddedLinks(history: History, origin: string): void {
  document.addEventListener('click', (event) => {
    const link = clickedLink(event);
    const path = link?.getAttribute('href') ?? '';
    if (!link || !isInElement(event) || !path.startsWith('/')) return;
    const url = new URL(path, origin);
    if (url.origin !== origin || !matchRoute(url.pathname)) return;
    event.preventDefault();
    if (link.target) window.open(url.href, link.target, 'noopener');
    else history.push({ address: url.pathname + url.search, state: {} });
  });
}

const isInElement = (event: Event) =>
  event
    .composedPath()
    .some((node) => node instanceof Element && node.localName.startsWith('fairlead-'));
