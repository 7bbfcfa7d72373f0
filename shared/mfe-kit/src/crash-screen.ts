import { crashText } from './crash-text.ts';

export type CrashActions = {
  readonly retry: () => void;
  readonly talkToAdvisor: () => void;
  /** What broke. */
  readonly error?: unknown;
};

/**
 * Shows the crash page (A§2) in an element, without React: it must work when React is what broke.
 * Takes the design system's element where that is there, plain markup where it is not.
 * Answers the way to remove it.
 */
export function showCrashScreen(
  element: Element,
  { retry, talkToAdvisor, error }: CrashActions,
): () => void {
  const screen = customElements.get('ui-crash')
    ? designed(retry, talkToAdvisor, crashText(error))
    : plain(retry, talkToAdvisor, crashText(error));
  screen.toggleAttribute('data-crash', true);
  element.append(screen);
  return () => screen.remove();
}

function designed(retry: () => void, talkToAdvisor: () => void, text: string | undefined) {
  const screen = Object.assign(document.createElement('ui-crash'), { text, className: 'wrap' });
  screen.addEventListener('ui-retry', retry);
  screen.addEventListener('ui-advisor', talkToAdvisor);
  return screen;
}

function plain(retry: () => void, talkToAdvisor: () => void, text = '') {
  const screen = document.createElement('section');
  screen.className = 'wrap stack';
  screen.setAttribute('role', 'alert');
  const heading = document.createElement('h1');
  heading.className = 'title';
  heading.textContent = 'Something went sideways.';
  screen.append(
    heading,
    text,
    button('TALK TO AN ADVISOR', 'button button-primary', talkToAdvisor),
    button('Try again', 'button button-secondary', retry),
  );
  return screen;
}

function button(text: string, className: string, press: () => void) {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className;
  element.textContent = text;
  element.addEventListener('click', press);
  return element;
}
