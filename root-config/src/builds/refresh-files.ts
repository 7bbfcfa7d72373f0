import { getPageContext } from '../page/page-context.ts';
import { announceLost } from './rest-of-map.ts';

/**
 * Replaces what the browser's cache has of these files of the map, and marks them so that this page asks for
 * them under another address. They are served as immutable: a copy that was damaged on the way would
 * otherwise fail its integrity check until the person empties the cache. A file that the server no
 * longer has fires `lost`: a newer revision has taken its place.
 */
export async function refreshFiles(urls: readonly string[]): Promise<void> {
  const context = getPageContext();
  const { map, suspects } = context;
  const files = urls.filter((url) => map.integrity[new URL(url).pathname]);
  for (const url of files) suspects.set(url, Date.now());
  const statuses = await Promise.all(files.map(refetch));
  if (!statuses.some((status) => status === 404 || status === 410)) return;
  announceLost(context);
}

async function refetch(url: string): Promise<number | null> {
  try {
    return (await fetch(url, { cache: 'reload' })).status;
  } catch {
    return null;
  }
}
