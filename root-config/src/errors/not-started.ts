const id = 'not-started';

/** Finds the crash page that the document has for a start that fails (index.html). The boot script takes it away. */
export function findNotStarted(): HTMLElement | null {
  return document.getElementById(id);
}

/** Replaces the page by the document's crash page, until the browser is online again. */
export function showNotStarted(notStarted: HTMLElement): void {
  notStarted.classList.add('not-started-now');
  document.getElementById('main')?.replaceChildren(notStarted);
  addEventListener('online', () => location.reload());
}
