/** Some of the words of the crash page: the design system, which has them, may be what didn't arrive. */
const words = {
  heading: 'Something went sideways.',
  text: 'This part of the page could not be loaded. Check your connection and try again; your saved answers are safe.',
  retry: 'Try again',
} as const;

/**
 * Says in an element on a partner's page that it can't be shown, when what would show the crash page didn't load either.
 * The element's own content is shown until its script is there. Tries again when the browser is online again. Returns what
 * takes the text away.
 */
export function showElementCrash(element: HTMLElement, retry: () => void): () => void {
  const crash = document.createElement('div');
  crash.setAttribute('role', 'alert');
  crash.dataset.crash = '';
  const heading = document.createElement('strong');
  heading.textContent = words.heading;
  const text = document.createElement('p');
  text.textContent = words.text;
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = words.retry;
  const gone = new AbortController();
  const hide = () => {
    gone.abort();
    crash.remove();
  };
  const tryAgain = () => {
    hide();
    retry();
  };
  again.addEventListener('click', tryAgain);
  addEventListener('online', tryAgain, { signal: gone.signal });
  crash.append(heading, text, again);
  element.append(crash);
  return hide;
}
