import { matchRoute } from '@fairlead/domain';
import { getGate } from './gate.ts';

/**
 * Where a link really leads: on a page with the sandbox in it, an address that is not the product's is answered by a
 * stand-in of our own, because nothing else is there: other sites, and the quote packages page of the legacy funnel.
 */
export function addressOf(url: string): string {
  const { settings, origin } = getGate();
  if (settings.elsewhere === null || !isMissing(url, settings.elsewhere)) return url;
  return `${origin}${settings.elsewhere}${encodeURIComponent(url)}`;
}

function isMissing(url: string, standIn: string): boolean {
  const { protocol, origin, pathname } = new URL(url, location.href);
  if (!protocol.startsWith('http')) return false;
  if (origin !== location.origin) return true;
  // Beside the stand-in are the sandbox's own pages. Not by name: no word of the sandbox is in what customers get.
  const { pathname: ownPages } = new URL('.', new URL(standIn, location.origin));
  return matchRoute(pathname) === null && !pathname.startsWith(ownPages);
}
