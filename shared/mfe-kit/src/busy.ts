/** Shorter waits show nothing, so that it doesn't flash, in ms. */
const delay = 300;

/**
 * Shows in an element that its content is loading, after a short delay. An element inside a busy one shows nothing.
 * Returns a function that ends it.
 */
export function showBusy(element: Element): () => void {
  const overlay = document.createElement('ui-overlay');
  const timer = setTimeout(() => {
    if (element.closest('[data-busy]')) return;
    element.toggleAttribute('data-busy', true);
    element.prepend(overlay);
  }, delay);
  return () => {
    clearTimeout(timer);
    if (overlay.parentElement !== element) return;
    overlay.remove();
    element.removeAttribute('data-busy');
  };
}
