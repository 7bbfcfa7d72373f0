import { clickedLink } from './clicked-link.ts';
import { outsideAddress } from './outside-address.ts';

/**
 * On a page with the sandbox, a link to another site opens its stand-in, because the site itself doesn't exist. Links
 * on our own site are unchanged, even those without a screen, which show the not-found page.
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
