/**
 * Returns the path and query of a return address on this origin. Null for an address of another site and for a path
 * that a browser would read as one (`/.//elsewhere`, `http://here//elsewhere`).
 */
export function ownPath(address: string | null, origin: string): string | null {
  if (!address || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search;
}
