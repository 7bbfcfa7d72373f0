import type { Outline } from '@fairlead/ui/semantics/outline';
import { keptByProduct } from './fresh-storage.ts';
import { journal } from './journal.ts';
import { readPage } from './read-page.ts';
import { flagsOfShell, isProduct, type JournalEntry, screenOfShell } from './shell.ts';
import { waitUntilIdle } from './waiting.ts';

/** The page's screen and address, and the tab's journal since the scenario began. */
export type PageSummary = {
  screen: string | null;
  address: string;
  journal: JournalEntry[];
};

/** The summary with the page's content, which takes longer to read. */
export type ObservedPage = PageSummary & {
  title: string;
  outline: Outline;
  focus: string | null;
  flags: Record<string, unknown>;
  kept: Record<string, string>;
};

export const summarize = (): PageSummary => ({
  screen: screenOfShell(),
  address: location.pathname + location.search,
  journal: journal(),
});

export async function observe(): Promise<ObservedPage> {
  await waitUntilIdle();
  const { outline, elementOf } = readPage();
  const focused = [...elementOf].find(([, element]) => element === document.activeElement);
  return {
    ...summarize(),
    title: document.title,
    // Pages of other sites aren't compared.
    outline: isProduct() ? outline : [],
    focus: focused?.[0].name ?? null,
    flags: flagsOfShell(),
    kept: keptByProduct(),
  };
}
