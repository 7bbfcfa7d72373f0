import { forgetResponses } from './responses.ts';
import { type JournalEntry, journalOfShell } from './shell.ts';

const pageKey = 'fairlead-driver:journal';
const windowsKey = 'fairlead-driver:windows';

/** Entries of other windows, and the journal's length when they arrived. */
type Insert = { readonly after: number; readonly entries: readonly JournalEntry[] };

const inserts: Insert[] = [];
let isForgotten = false;

/** Returns this tab's journal since the scenario began, including the entries of windows it opened. */
export function journal(): JournalEntry[] {
  const own = [...read(sessionStorage, pageKey), ...journalOfShell()];
  const heard = read(localStorage, windowsKey);
  localStorage.removeItem(windowsKey);
  if (heard.length > 0) inserts.push({ after: own.length, entries: heard });
  return inserts.reduceRight((all, { after, entries }) => all.toSpliced(after, 0, ...entries), own);
}

/**
 * Keeps the journal of a document that is left for the next one, and a window's journal for the page that opened it.
 * A window starts the product again and repeats every read, so only its writes are kept.
 */
export function keepJournal(): void {
  addEventListener('pagehide', () => {
    if (isForgotten) return;
    if (!opener) return keep(sessionStorage, pageKey, journal());
    const written = journalOfShell().filter(
      ({ kind, method }) => kind === 'call' && method !== 'GET',
    );
    keep(localStorage, windowsKey, [...read(localStorage, windowsKey), ...written]);
  });
}

/** Drops this document's journal, because its scenario has ended. */
export function forgetJournal(): void {
  isForgotten = true;
  forgetKept();
}

/** Begins the journal of another scenario in this document. */
export function beginJournal(): void {
  inserts.length = 0;
  forgetResponses();
  forgetKept();
}

function forgetKept(): void {
  sessionStorage.removeItem(pageKey);
  localStorage.removeItem(windowsKey);
}

function read(storage: Storage, key: string): JournalEntry[] {
  return JSON.parse(storage.getItem(key) ?? '[]');
}

function keep(storage: Storage, key: string, entries: readonly JournalEntry[]): void {
  storage.setItem(key, JSON.stringify(entries));
}
