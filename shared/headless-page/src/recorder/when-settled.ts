/** A page counts as settled when nothing has changed for this long, in ms. */
const quietTime = 600;

/** Calls `settled` each time the page has settled after a change. Returns a function that waits for it once more. */
export function whenSettled(settled: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(settled, quietTime);
  };
  const observer = new MutationObserver(restart);
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  restart();
  return restart;
}
