import { type ObservedPage, observe, type PageSummary, summarize } from './observe.ts';
import { waitUntilIdle } from './waiting.ts';

/** Caches the state of the page until something is done or time passes. */
export type PageCache = {
  observe(): Promise<ObservedPage>;
  summarize(): Promise<PageSummary>;
  /** Clears the cache after an action, whose resulting summary may be known. */
  forget(left?: PageSummary | null): void;
};

export function createPageCache(): PageCache {
  let observed: ObservedPage | null = null;
  let summary: PageSummary | null = null;
  return {
    async observe() {
      observed ??= await observe();
      summary = observed;
      return observed;
    },
    async summarize() {
      if (summary) return summary;
      await waitUntilIdle();
      summary = summarize();
      return summary;
    },
    forget(left = null) {
      observed = null;
      summary = left;
    },
  };
}
