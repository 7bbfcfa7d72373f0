import { clickedLink } from './clicked-link.ts';
import { outsideAddress } from './outside-address.ts';

/**
 * On a page with the sandbox in it, a link to another site opens its stand-in: the site itself is not there. Links on
 * our own site are left alone, also those that name no screen: the page says so.
 */
export function followOutsideLinks(until: AbortSignal): void {
  const follow = (event: MouseEvent) => {
    const link = clickedLink(event);
    if (!link || link.origin === location.origin) return;
    const address = outsideAddress(link.href);
    if (address === link.href) return;
    event.preventDefault();
    if (link.target) window.open(address, link.target, 'noopener');
    else window.location.assign(address);
  };
  document.addEventListener('click', follow, { signal: until });
}
