import type { PageMap, ResolvedMap, RestOfMap } from '@fairlead/build';
import { getPageContext, type PageContext } from '../page/page-context.ts';

/**
 * Returns a function that loads what the document's map leaves out, once. The map of a partner's page and the one that
 * the server answers with are complete. `onLoaded` gets the files' dependencies.
 */
export function createCompleteMap(
  map: ResolvedMap | PageMap,
  origin: string,
  onLoaded: (rest: RestOfMap) => void,
): () => Promise<void> {
  if (!('rest' in map)) return async () => {};
  const { url, integrity } = map.rest;
  let loading: Promise<void> | null = null;
  const load = async () => {
    const rest = await readRest(origin + url, integrity);
    const context = getPageContext();
    // Not the document's map: a build may have been left meanwhile.
    context.map = { ...context.map, ...rest };
    onLoaded(rest);
  };
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

/** Retries a damaged response once, bypassing the caches. */
async function readRest(url: string, integrity: string): Promise<RestOfMap> {
  const response = await fetch(url, { integrity }).catch(() =>
    fetch(url, { integrity, cache: 'reload' }),
  );
  if (isGone(response)) announceLost(getPageContext());
  if (!response.ok)
    throw new Error(
      `${url} was answered with ${response.status} instead of 200. Deploy the rest of the import map with its page.`,
    );
  return response.json();
}

const isGone = ({ status }: Response) => status === 404 || status === 410;

/** A newer revision has taken the place of this page's. */
export function announceLost(context: PageContext): void {
  context.isOutdated = true;
  context.lost.dispatchEvent(new Event('lost'));
}
