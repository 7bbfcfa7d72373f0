import { beginsWithRetry, crashText, isConnectionLost } from './crash-text.ts';

export type CrashActions = {
  readonly retry: () => void;
  readonly talkToAdvisor: () => void;
  /** What broke. */
  readonly error?: unknown;
  /** Whether the requested screen crashed. Then its heading takes the focus, unless another element has it. */
  readonly takesFocus?: boolean;
  /** Resolves if trying again turns out not to help: what is said and done instead. */
  readonly instead?: Promise<Instead>;
};

export type Instead = {
  readonly text: string;
  readonly label: string;
  readonly act: () => void;
};

/**
 * Shows the crash page (A§2) in an element, without React, because it must also work if React fails. Every page with a
 * shell has the design system's element. After a lost connection, it tries again once the browser is online. Returns a function that removes it.
 */
export function showCrashScreen(
  element: Element,
  { retry, talkToAdvisor, error, takesFocus, instead }: CrashActions,
): () => void {
  const screen = Object.assign(document.createElement('ui-crash'), {
    text: crashText(error),
    retryFirst: beginsWithRetry(error),
    className: 'wrap',
  });
  let act = retry;
  screen.addEventListener('ui-retry', () => act());
  const gone = new AbortController();
  if (isConnectionLost(error)) addEventListener('online', () => retry(), { signal: gone.signal });
  void instead?.then((better) => {
    gone.abort();
    act = better.act;
    Object.assign(screen, { text: better.text, retryLabel: better.label });
  });
  screen.addEventListener('ui-advisor', talkToAdvisor);
  screen.toggleAttribute('data-crash', true);
  element.append(screen);
  if (takesFocus && document.activeElement === document.body) screen.focus();
  return () => {
    gone.abort();
    screen.remove();
  };
}
