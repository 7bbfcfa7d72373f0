import { type JournalEntry, journalOfShell } from './shell.ts';

const pageKey = 'fairlead-driver:journal';
const windowsKey = 'fairlead-driver:windows';

/** What windows wrote, and how much had happened in the page when it heard of that. */
type Insert = { readonly after: number; readonly entries: readonly JournalEntry[] };

const inserts: Insert[] = [];
let isForgotten = false;

/** Everything that happened in this tab since the scenario began, what the windows wrote that it opened included. */
export function journal(): JournalEntry[] {
  const own = [...read(sessionStorage, pageKey), ...journalOfShell()];
  const heard = read(localStorage, windowsKey);
  localStorage.removeItem(windowsKey);
  if (heard.length > 0) inserts.push({ after: own.length, entries: heard });
  return inserts.reduceRight((all, { after, entries }) => all.toSpliced(after, 0, ...entries), own);
}

/**
 * A document that is left takes its journal with it: it is kept for the next one, that of a window for the page. A
 * window starts the product anew and reads everything again, which is its own business: what it writes is told.
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

/** What this document did belongs to no scenario any more. */
export function forgetJournal(): void {
  isForgotten = true;
  forgetKept();
}

/** Another scenario begins in this document. */
export function beginJournal(): void {
  inserts.length = 0;
  forgetKept();
}

function forgetKept(): void {
  sessionStorage.removeItem(pageKey);
  localStorage.removeItem(windowsKey);
}

function read(storage: Storage, key: string): JournalEntry[] {
  return JSON.parse(storage.getItem(key) ?? '[]') as JournalEntry[];
}

function keep(storage: Storage, key: string, entries: readonly JournalEntry[]): void {
  storage.setItem(key, JSON.stringify(entries));
}
