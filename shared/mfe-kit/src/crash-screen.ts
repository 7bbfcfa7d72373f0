import { crashText } from './crash-text.ts';

export type CrashActions = {
  readonly retry: () => void;
  readonly talkToAdvisor: () => void;
  /** What broke. */
  readonly error?: unknown;
  /** Whether the screen asked for is what broke: its heading then takes the focus, unless something else has it. */
  readonly takesFocus?: boolean;
};

/**
 * Shows the crash page (A§2) in an element, without React: it must work when React is what broke. The design system's
 * element is on every page that has a shell. Returns the way to remove it.
 */
export function showCrashScreen(
  element: Element,
  { retry, talkToAdvisor, error, takesFocus }: CrashActions,
): () => void {
  const screen = Object.assign(document.createElement('ui-crash'), {
    text: crashText(error),
    className: 'wrap',
  });
  screen.addEventListener('ui-retry', retry);
  screen.addEventListener('ui-advisor', talkToAdvisor);
  screen.toggleAttribute('data-crash', true);
  element.append(screen);
  if (takesFocus && document.activeElement === document.body) screen.focus();
  return () => screen.remove();
}
