import { readDom } from '@fairlead/ui/semantics/dom/read-dom';
import type { Outline } from '@fairlead/ui/semantics/outline';
import { journal } from './journal.ts';
import { rest } from './patience.ts';
import { flagsOfShell, isProduct, type JournalEntry, screenOfShell } from './shell.ts';

/** Where the page is, and everything that happened in this tab since the scenario began. */
export type PageSummary = {
  screen: string | null;
  address: string;
  journal: JournalEntry[];
};

/** What is on the page besides. Reading it takes a while. */
export type ObservedPage = PageSummary & {
  title: string;
  outline: Outline;
  focus: string | null;
  flags: Record<string, unknown>;
};

export const summarize = (): PageSummary => ({
  screen: screenOfShell(),
  address: location.pathname + location.search,
  journal: journal(),
});

export async function observe(): Promise<ObservedPage> {
  await rest();
  const { outline, elementOf } = readDom();
  const focused = [...elementOf].find(([, element]) => element === document.activeElement);
  return {
    ...summarize(),
    title: document.title,
    // The pages of other sites are nobody's to compare.
    outline: isProduct() ? outline : [],
    focus: focused?.[0].name ?? null,
    flags: flagsOfShell(),
  };
}
