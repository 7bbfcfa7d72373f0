import { matchRoute } from '@fairlead/domain';
import { getPageContext } from '../page/page-context.ts';

/**
 * Returns where a link really leads: on a page with the sandbox, addresses outside of the product (other sites, and the
 * quote packages page of the legacy funnel) lead to a stand-in, because they don't exist.
 */
export function outsideAddress(url: string): string {
  const { settings, origin } = getPageContext();
  if (settings.outsidePage === null || !isMissing(url, settings.outsidePage, origin)) return url;
  return `${origin}${settings.outsidePage}${encodeURIComponent(url)}`;
}

/** By the product's origin: the page may be a partner's. */
function isMissing(url: string, standIn: string, ownOrigin: string): boolean {
  const { protocol, origin, pathname } = new URL(url, ownOrigin);
  if (!protocol.startsWith('http')) return false;
  if (origin !== ownOrigin) return true;
  // The sandbox's own pages are beside the stand-in. They aren't named here, because the customers' build must not
  // mention the sandbox.
  const { pathname: ownPages } = new URL('.', new URL(standIn, ownOrigin));
  return matchRoute(pathname) === null && !pathname.startsWith(ownPages);
}
