import type { ResolvedMap } from '@fairlead/build';

/** What the map of a page has of one area. */
export type AreaMap = Pick<ResolvedMap, 'imports' | 'integrity' | 'depcache' | 'modules'>;

/** What `fairlead mfe deploy` writes into a document beside its signatures. */
export type PageRollouts = {
  /** Where pages report how a build does; null if nobody asks. */
  readonly health: string | null;
  /** Role of an area → the build that some of the visitors get. */
  readonly builds: Readonly<Record<string, AreaMap>>;
};

/** For a page whose document has none. */
const none: PageRollouts = { health: null, builds: {} };

export function readPageRollouts(): PageRollouts {
  const text = document.getElementById('fairlead-rollouts')?.textContent;
  return text ? JSON.parse(text) : none;
}
