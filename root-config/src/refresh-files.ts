import { getGate } from './gate.ts';

/**
 * Replaces what the browser's cache has of these files, and marks them so that this page asks for
 * them under another address. They are served as immutable: a copy that was damaged on the way would
 * otherwise fail its integrity check until the person empties the cache.
 */
export async function refreshFiles(urls: readonly string[]): Promise<void> {
  const { suspects } = getGate();
  for (const url of urls) suspects.set(url, Date.now());
  await Promise.all(urls.map((url) => fetch(url, { cache: 'reload' }).catch(() => {})));
}
