const id = 'not-started';

/** Finds the crash page that the document has for a start that fails (index.html). The boot script takes it away. */
export function findNotStarted(): HTMLElement | null {
  return document.getElementById(id);
}

/** Shows the document's crash page, above what is drawn in the document, until the browser is online again. */
export function showNotStarted(notStarted: HTMLElement): void {
  notStarted.classList.add('not-started-now');
  const main = document.getElementById('main');
  main?.replaceChildren(notStarted, ...main.querySelectorAll(':scope > [data-drawn]'));
  addEventListener('online', () => location.reload());
}
