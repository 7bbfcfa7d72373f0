import { type ObservedPage, observe, type PageSummary, summarize } from './observe.ts';
import { rest } from './patience.ts';

/** What is known of the page: nothing as soon as somebody has done something there, or let time pass. */
export type PageCache = {
  observe(): Promise<ObservedPage>;
  summarize(): Promise<PageSummary>;
  /** Something was done; where it left the page, if that is known. */
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
      await rest();
      summary = summarize();
      return summary;
    },
    forget(left = null) {
      observed = null;
      summary = left;
    },
  };
}
