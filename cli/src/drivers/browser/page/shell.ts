import { areScriptsHeld } from './held-scripts.ts';
import { isLeaving } from './leaving.ts';

export type JournalEntry = Record<string, unknown>;

/** A store of the shell's effector, which is not this bundle's. */
type StoreOf<Value> = { readonly __: Value };

/** What sandbox builds of the shell expose to tools. */
type Shell = {
  journal(): readonly JournalEntry[];
  scope: { getState<Value>(store: StoreOf<Value>): Value };
  store: {
    $route: StoreOf<{ readonly name: string } | null>;
    $flags: StoreOf<Record<string, unknown>>;
  };
  /** When its app started, by `performance.now()`. */
  startedAt: number;
  flushDrafts(): void;
  stores(): ReadonlyMap<string, unknown>;
  end(): Promise<boolean>;
  start(address: string): Promise<void>;
};

export const shell = (): Shell | undefined => Reflect.get(globalThis, 'fairlead');

export const journalOfShell = (): readonly JournalEntry[] => shell()?.journal() ?? [];

export function screenOfShell(): string | null {
  const open = shell();
  return open?.scope.getState(open.store.$route)?.name ?? null;
}

export function flagsOfShell(): Record<string, unknown> {
  const open = shell();
  return open?.scope.getState(open.store.$flags) ?? {};
}

/**
 * Whether the document is loaded and the open screen is shown by its area, whose module may still be loading. Pages of
 * other sites have no shell to wait for.
 */
export function isShown(): boolean {
  if (document.readyState !== 'complete' || isLeaving()) return false;
  if (areScriptsHeld()) return true;
  // The logout page redirects by itself.
  if (location.pathname === '/sandbox/logout') return false;
  if (!isProduct()) return true;
  if (!shell()) return false;
  const entered = journalOfShell().findLast(({ kind }) => kind === 'screen');
  return entered?.name === (screenOfShell() ?? undefined) && hasContent();
}

/**
 * Whether the document's code has shown nothing yet. It may wait for something that isn't traffic, like the start of
 * MSW's worker.
 */
export function isStarting(): boolean {
  if (document.readyState !== 'complete') return true;
  if (isProduct()) return !shell() && !areScriptsHeld();
  return document.getElementById('not-started') !== null;
}

/** Whether the open page belongs to the product, not to the login site or another stand-in. */
export const isProduct = (): boolean =>
  document.getElementById('fairlead-map') !== null &&
  !/^\/(sandbox|esign)\//.test(location.pathname);

/**
 * A screen whose code is still loading has entered and shows nothing yet: React keeps the last one, hidden. The busy
 * state that a slow area gets after 300 ms is not its content either.
 */
function hasContent(): boolean {
  const main = document.getElementById('main');
  if (main === null) return true;
  if (document.querySelector('#main[data-busy], #main [data-busy]') !== null) return false;
  if (['header', 'main'].some(isOnlyDrawn)) return false;
  return [...main.querySelectorAll('*')].some(isSeen);
}

/** Whether a place still shows what the document has for it; its area comes later. Below a crash screen it stays. */
const isOnlyDrawn = (id: string): boolean =>
  document.querySelector(`#${id} > [data-drawn]`) !== null &&
  document.querySelector(`#${id} [data-crash]`) === null;

const isSeen = (element: Element): boolean =>
  element.childElementCount === 0 && element.textContent.trim() !== '' && element.checkVisibility();
