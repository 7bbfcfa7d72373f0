/** The text that the document has for a start that never comes (index.html): the boot script takes it away. */
export function findNotStarted(): HTMLElement | null {
  return document.getElementById('not-started');
}

/** The `mailto:` address that this text names, for when nothing of the page works. */
export function supportMailto(): string {
  return findNotStarted()?.querySelector('a')?.href ?? 'mailto:';
}
