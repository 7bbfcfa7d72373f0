import { matchRoute } from '@fairlead/domain';
import { getPageContext } from './page-context.ts';

/**
 * Where a link really leads: on a page with the sandbox in it, an address that is not the product's is answered by a
 * stand-in of our own, because nothing else is there: other sites, and the quote packages page of the legacy funnel.
 */
export function outsideAddress(url: string): string {
  const { settings, origin } = getPageContext();
  if (settings.outsidePage === null || !isMissing(url, settings.outsidePage)) return url;
  return `${origin}${settings.outsidePage}${encodeURIComponent(url)}`;
}

function isMissing(url: string, standIn: string): boolean {
  const { protocol, origin, pathname } = new URL(url, location.href);
  if (!protocol.startsWith('http')) return false;
  if (origin !== location.origin) return true;
  // Beside the stand-in are the sandbox's own pages. Not by name: no word of the sandbox is in what customers get.
  const { pathname: ownPages } = new URL('.', new URL(standIn, location.origin));
  return matchRoute(pathname) === null && !pathname.startsWith(ownPages);
}
