/** A wait that is over sooner shows nothing, in ms: what only flashes is worse than none. */
const delay = 300;

/**
 * Says in an element that what belongs there is on its way, once that takes longer than a moment. Nothing is said twice:
 * an element within one that is busy stays silent. Returns the way to end it.
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
