import { getGate } from './gate.ts';

/**
 * Where a link really leads: on a page with the sandbox in it, an address of another site is answered by a stand-in of
 * our own, because those sites are not there.
 */
export function addressOf(url: string): string {
  const { settings, origin } = getGate();
  if (settings.elsewhere === null || !isAnotherSite(url)) return url;
  return `${origin}${settings.elsewhere}${encodeURIComponent(url)}`;
}

function isAnotherSite(url: string): boolean {
  const { protocol, origin } = new URL(url, location.href);
  return protocol.startsWith('http') && origin !== location.origin;
}
